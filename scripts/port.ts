/** Gives the port that a text names, or ends the program with a sentence. Without a text it is 4173. */
export function portOf(text: string | undefined): number {
  const port = Number(text ?? 4173);
  if (Number.isInteger(port) && port >= 1 && port <= 65535) return port;
  console.error(
    `PORT is "${text}", which is no port: give a whole number from 1 to 65535, such as PORT=8080.`,
  );
  process.exit(1);
}
