/** Page sizes on offer. @source spec §9 */
export const PAGE_SIZES = [10, 25, 50, 100] as const;

/** What a page shows of all entries: the first and last entry from 1 (both 0 when there is none), and how many pages there are. */
export function pageRange(page: number, size: number, total: number) {
  const pages = Math.max(1, Math.ceil(total / size));
  const current = Math.min(Math.max(1, page), pages);
  const from = total === 0 ? 0 : (current - 1) * size + 1;
  return { pages, current, from, to: Math.min(current * size, total) };
}

/** The page that shows the same first entry after the size has changed. */
export const pageAfterResize = (page: number, size: number, nextSize: number): number =>
  Math.floor(((page - 1) * size) / nextSize) + 1;
