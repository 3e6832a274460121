import { untilFetched } from '../network/untilFetched';

/**
 * Brings the typeface of the product once the page has drawn what it has; until then it is set in the system's own. The first
 * screen's code has the line for itself, and text that knows of a face to come takes twice as long to lay out.
 */
export function loadTypeface(): void {
  const load = () => void untilFetched(() => import('./typeface'));
  if ('requestIdleCallback' in window) window.requestIdleCallback(load);
  else setTimeout(load);
}
