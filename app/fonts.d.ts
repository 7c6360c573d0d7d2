/** The cut fonts, made by `scripts/subset-fonts.ts` before each build. */
declare module "@fonts/*" {
  const address: string;
  export default address;
}
