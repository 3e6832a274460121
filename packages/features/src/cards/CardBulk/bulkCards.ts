import type { Card } from '@corridor/core';
import type { BulkAction } from './useCardBulk';

/** What is selected, and what has been on screen. */
export interface Selection {
  readonly selected: readonly string[];
  readonly seen: ReadonlyMap<string, Card>;
}

/** The selected cards that allow an action. */
export function bulkCards({ selected, seen }: Selection, action: BulkAction): readonly Card[] {
  return selected.flatMap((id) => {
    const card = seen.get(id);
    return card?.allowedActions.includes(action) ? [card] : [];
  });
}
