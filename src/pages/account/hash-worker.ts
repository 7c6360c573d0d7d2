import { hash } from "bcryptjs";

/** bcrypt's cost, as a power of two. */
const rounds = 10;

addEventListener("message", async (event: MessageEvent<string>) => {
  postMessage(await hash(event.data, rounds));
});
