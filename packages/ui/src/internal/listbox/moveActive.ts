const PAGE = 10;

/** Where a key moves among the options of a list. */
export interface ListPlace {
  readonly active: number;
  readonly count: number;
  readonly enabled: (index: number) => boolean;
  /** Goes on at the other end. */
  readonly wrap?: boolean;
}

/** Index that a key leads to: arrows, Home, End, Page Up and Page Down; undefined for any other key. */
export function moveActive(key: string, { active, count, enabled, wrap = false }: ListPlace): number | undefined {
  const seek = (from: number, step: 1 | -1) => {
    for (let index = from; index >= 0 && index < count; index += step) if (enabled(index)) return index;
    return undefined;
  };
  const first = () => seek(0, 1) ?? active;
  const last = () => seek(count - 1, -1) ?? active;
  switch (key) {
    case 'ArrowDown':
      return seek(active + 1, 1) ?? (wrap ? first() : active);
    case 'ArrowUp':
      return (active < 0 ? undefined : seek(active - 1, -1)) ?? (wrap || active < 0 ? last() : active);
    case 'Home':
      return first();
    case 'End':
      return last();
    case 'PageDown':
      return seek(Math.min(active + PAGE, count - 1), 1) ?? last();
    case 'PageUp':
      return seek(Math.max(active - PAGE, 0), -1) ?? first();
    default:
      return undefined;
  }
}
