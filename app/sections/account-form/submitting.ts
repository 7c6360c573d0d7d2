/** How long a submit takes, in milliseconds. There is no server to wait for: the specification fixes the time. */
const delay = 1000;

/** Lets the fixed time of a submit pass. */
export function pass(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, delay));
}

/** Writes a form's values to the console, as the specification asks, in one entry. */
export function report(values: object): void {
  // oxlint-disable-next-line no-console -- This is what the log-in and sign-up screens are specified to do.
  console.log(values);
}
