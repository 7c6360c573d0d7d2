type Files = { ASSETS: { fetch(asked: Request | URL, how?: RequestInit): Promise<Response> } };

/** Sends the error page uncached. Cloudflare sets header fields by address, and would cache a missing script. */
export default {
  async fetch(request: Request, env: Files): Promise<Response> {
    let answer = await env.ASSETS.fetch(request);
    const { status } = answer;
    if (status === 404)
      answer = await env.ASSETS.fetch(new URL("/404", request.url), { method: request.method });
    const copy = new Response(answer.body, { status, headers: answer.headers });
    copy.headers.set("Cache-Control", "no-store");
    if (status === 405) copy.headers.set("Allow", "GET, HEAD");
    return copy;
  },
};
