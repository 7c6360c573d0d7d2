/**
 * Answers what is no file of the site; files and redirects never come here. Cloudflare sets header fields by the address alone, so
 * that a script which is missing would be missing for a year: here its error page is not kept.
 */
export default {
  async fetch(request, env) {
    const answer = await env.ASSETS.fetch(request);
    const { status, headers } = answer;
    const own = new Response(answer.body, { status, headers });
    own.headers.set("Cache-Control", "no-store");
    if (status === 405) own.headers.set("Allow", "GET, HEAD");
    return own;
  },
};
