/** Delay in milliseconds before anything is loaded in advance, so that the page's own data come first. */
const FIRST_THINGS_FIRST = 3000;

/** Fetches what may be needed later, once the page has been there for three seconds and has nothing else to do; gives a way to call it off. @source ours */
export function whenIdle(fetch: () => Promise<void>): () => void {
  const ask = () => void fetch().catch(() => undefined);
  const timer = window.setTimeout(() => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(ask);
    else ask();
  }, FIRST_THINGS_FIRST);
  return () => window.clearTimeout(timer);
}
