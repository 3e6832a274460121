import type { ExchangeOrderContract, ExportQuery, PageQuery } from '@corridor/core';
import { meaningful, shownColumns } from '../../listing/view';
import { EXCHANGE_ORDER_COLUMNS, type ExchangeOrderView } from './view';

type Conditions = Pick<PageQuery<ExchangeOrderContract>, 'filter' | 'sort'>;

/** Conditions and order of a view; page and export both start from these. */
function conditions(view: ExchangeOrderView, pinned: ExchangeOrderView['filter']): Conditions {
  return { filter: meaningful({ ...view.filter, ...pinned }), ...(view.sort && { sort: view.sort }) };
}

/** The page of orders that a view asks for. */
export function pageQuery(
  view: ExchangeOrderView,
  pinned: ExchangeOrderView['filter'],
): PageQuery<ExchangeOrderContract> {
  return { ...conditions(view, pinned), page: view.page, size: view.size };
}

/** Exactly what a view shows, as a file; an amount comes with a column for its currency. */
export function exportQuery(
  view: ExchangeOrderView,
  pinned: ExchangeOrderView['filter'],
  zone: string,
): ExportQuery<ExchangeOrderContract> {
  const shown = shownColumns(EXCHANGE_ORDER_COLUMNS, view.columns);
  const columns = shown.flatMap((id) => (id === 'sell' || id === 'buy' ? [`${id}Currency`, id] : [id]));
  return { ...conditions(view, pinned), format: 'csv', columns, zone };
}
