import { isInstant } from './isInstant';

/** Returns true if both ends are instants and the end is no earlier than the start. @source spec §9 */
export function isOrderedRange(range: { readonly from: string; readonly to: string }): boolean {
  return isInstant(range.from) && isInstant(range.to) && Date.parse(range.from) <= Date.parse(range.to);
}
