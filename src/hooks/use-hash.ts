import { useEffect, useEffectEvent } from "react";

/** Calls a function after hydration, and each time the hash changes. */
export function useHash(follow: (change?: HashChangeEvent) => void): void {
  const run = useEffectEvent(follow);
  useEffect(() => {
    run();
    const listen = (change: HashChangeEvent) => run(change);
    addEventListener("hashchange", listen);
    return () => removeEventListener("hashchange", listen);
  }, []);
}
