import { PAGE_SIZES } from '@corridor/core';
import type { AnyList } from './ListDeclaration';
import type { ViewOf } from './ListOptions';
import type { ListView } from './ListView';

/** What a list shows when nobody says otherwise. */
export function firstViewOf<List extends AnyList>(list: List): ViewOf<List> {
  const hidden = Object.keys(list.columns).filter((field) => list.columns[field]?.look.hidden);
  const view: ListView<object, string> = {
    filter: {},
    sort: list.resource.firstSort,
    page: 1,
    size: PAGE_SIZES[0] ?? 10,
    columns: { hidden, order: [], widths: {} },
    openId: null,
    full: false,
    form: null,
  };
  // Guarantee: the first sort of a resource is one of its sorts.
  return view as ViewOf<List>;
}
