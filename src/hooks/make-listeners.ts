/** The listeners of a store. Events of the window call them too. */
export function makeListeners(...events: readonly string[]) {
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    const ending = new AbortController();
    listeners.add(listener);
    for (const event of events) addEventListener(event, listener, ending);
    return () => {
      listeners.delete(listener);
      ending.abort();
    };
  };
  return { subscribe, tell: () => listeners.forEach((listener) => listener()) };
}
