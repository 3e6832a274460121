/** What an element stands in: its parent, or the host of the shadow root that it is at the top of. */
export function parentOf(element: Element): Element | null {
  const root = element.getRootNode();
  return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}
