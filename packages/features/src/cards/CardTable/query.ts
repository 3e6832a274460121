import type { CardContract, ExportQuery, PageQuery } from '@corridor/core';
import { meaningful, shownColumns } from '../../listing/view';
import type { PinnedCardFilter } from './customization';
import { CARD_COLUMNS, type CardView } from './view';

type CardConditions = Pick<PageQuery<CardContract>, 'filter' | 'sort'>;

/** Conditions and order of a view, with what the host pinned; page and export both start from these. */
function conditions(view: CardView, pinned: PinnedCardFilter | undefined): CardConditions {
  return { filter: meaningful({ ...view.filter, ...pinned }), ...(view.sort && { sort: view.sort }) };
}

/** The page of cards that a view asks for. */
export function pageQuery(view: CardView, pinned: PinnedCardFilter | undefined): PageQuery<CardContract> {
  return { ...conditions(view, pinned), page: view.page, size: view.size };
}

/** Exactly what a view shows, as a file: same conditions, the visible columns in the reader's order, times in one zone. */
export function exportQuery(
  view: CardView,
  pinned: PinnedCardFilter | undefined,
  zone: string,
): ExportQuery<CardContract> {
  return { ...conditions(view, pinned), format: 'csv', columns: shownColumns(CARD_COLUMNS, view.columns), zone };
}
