import { useCallback, useMemo, useRef } from 'react';
import { useControlled } from '../../internal/useControlled';
import type { TableBaseProps } from './props';
import { useStable } from './useStable';

const NONE: readonly string[] = [];

type Given<Row> = Pick<
  TableBaseProps<Row>,
  'rows' | 'rowId' | 'selectable' | 'selected' | 'defaultSelected' | 'onSelectedChange'
>;

/** Which rows are selected, and what changes that. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  readonly list: readonly string[];
  /** How much of the rows on this page is selected. */
  readonly page: 'none' | 'some' | 'all';
  /** Switches a row, or with `range` every row from the one switched last up to it. */
  readonly toggle: (id: string, range: boolean) => void;
  readonly togglePage: () => void;
  readonly clear: () => void;
}

function pageState<Row>(
  rows: readonly Row[],
  id: (row: Row) => string,
  may: (row: Row) => boolean,
  ids: ReadonlySet<string>,
) {
  if (ids.size === 0) return 'none';
  let some = false;
  let all = true;
  for (const row of rows) {
    if (ids.has(id(row))) some = true;
    else if (may(row)) all = false;
    if (some && !all) return 'some';
  }
  return some ? 'all' : 'none';
}

/** The rows between two ids, both included; the last alone when the first is not here. */
function between<Row>(
  rows: readonly Row[],
  rowId: (row: Row) => string,
  from: string | undefined,
  to: string,
): readonly Row[] {
  const end = rows.findIndex((row) => rowId(row) === to);
  const found = from === undefined ? -1 : rows.findIndex((row) => rowId(row) === from);
  const start = found < 0 ? end : found;
  return rows.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/** Keeps the selection of a table; rows that may not be selected are passed over. */
export function useSelection<Row>(given: Given<Row>): Selection {
  const { rows, rowId, selectable, selected, defaultSelected = NONE, onSelectedChange } = given;
  const [list, setList] = useControlled(selected, defaultSelected, onSelectedChange);
  const anchor = useRef<string | undefined>(undefined);
  const ids = useMemo(() => new Set(list), [list]);
  const may = useCallback(
    (row: Row) => (typeof selectable === 'function' ? selectable(row) : selectable === true),
    [selectable],
  );
  const page = useMemo(() => pageState(rows, rowId, may, ids), [rows, rowId, may, ids]);

  const put = (changed: readonly Row[], on: boolean) => {
    const next = new Set(ids);
    for (const row of changed) {
      if (!on) next.delete(rowId(row));
      else if (may(row)) next.add(rowId(row));
    }
    setList([...next]);
  };
  const toggle = useStable((id: string, range: boolean) => {
    put(between(rows, rowId, range ? anchor.current : undefined, id), !ids.has(id));
    anchor.current = id;
  });
  const togglePage = useStable(() => put(rows, page !== 'all'));
  const clear = useStable(() => setList(NONE));
  return { ids, list, page, toggle, togglePage, clear };
}
