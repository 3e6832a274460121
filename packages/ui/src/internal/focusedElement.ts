/** The element that has the focus, also where it is inside a shadow root. */
export function focusedElement(): Element | null {
  let found = document.activeElement;
  while (found?.shadowRoot?.activeElement) found = found.shadowRoot.activeElement;
  return found;
}
