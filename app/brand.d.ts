/** The cut fonts, made by `scripts/brand-folder.ts` before each build. */
declare module "@brand/*" {
  const address: string;
  export default address;
}
