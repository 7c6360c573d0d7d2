/** A module as one small script in a string, made by app/document/compiled-script.ts. */
declare module "*?script" {
  const code: string;
  export default code;
}
