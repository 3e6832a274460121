/** Milliseconds that a page has for its first view before it listens to changes. */
const FIRST_VIEW_MS = 2000;

let waited: Promise<void> | undefined;

/** Resolves once the first view of the page has had its time: hearing of changes may wait, and its code with it. */
export function afterFirstView(): Promise<void> {
  waited ??= new Promise((resolve) => setTimeout(resolve, FIRST_VIEW_MS));
  return waited;
}
