/** The site's files, which Cloudflare lays behind the worker (wrangler.jsonc). */
type Files = { ASSETS: { fetch(asked: Request | URL, how?: RequestInit): Promise<Response> } };

/**
 * Answers what is no file of the site; files and redirects never come here. Cloudflare sets header fields by the address alone, so
 * that a script which is missing would be missing for a year, and would carry what belongs to scripts: its error page is that of
 * /404, and is not kept.
 */
export default {
  async fetch(request: Request, env: Files): Promise<Response> {
    let answer = await env.ASSETS.fetch(request);
    const { status } = answer;
    if (status === 404)
      answer = await env.ASSETS.fetch(new URL("/404", request.url), { method: request.method });
    const own = new Response(answer.body, { status, headers: answer.headers });
    own.headers.set("Cache-Control", "no-store");
    if (status === 405) own.headers.set("Allow", "GET, HEAD");
    return own;
  },
};
