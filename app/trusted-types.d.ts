/** Trusted Types (W3C), which TypeScript's own types of the browser lack; as far as this site uses them. */
declare var trustedTypes:
  | {
      /** Throws where the page's policy does not name it. Its addresses are objects that stand where a string would. */
      createPolicy: (
        name: string,
        rules: { createScriptURL: () => string },
      ) => { createScriptURL: (address: string) => string };
    }
  | undefined;
