import { type AnyList, firstViewOf, type ListView, type ViewChange } from '@corridor/features';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { keepSize } from '../../early/firstReads';
import { readListMemory, rememberList } from '../../session/listMemory';
import { readMemory, remember } from '../../session/operatorMemory';
import { useTabbedAddress } from '../tabs/TabInAddress';
import { FIRST_SIZE, readAddress, writeAddress, writeRows } from './listAddress';

/** A view of whatever list. */
export type AnyView = ListView<object, string>;

/** What a list shows, and what of its address cannot be read. */
export interface ViewInAddress {
  readonly view: AnyView;
  /** Other rows add an entry to the history; what is opened over them takes the place of the last and scrolls nobody. */
  change(view: AnyView, why?: ViewChange): void;
  /** The rows on show as parameters, from their first page. */
  readonly rows: string;
  readonly unread: readonly string[];
  /** Takes what cannot be read out of the address. */
  tidy(): void;
}

/** Keeps what a list shows in the address, so that a link reproduces it; columns and page size are remembered for the operator. */
export function useViewInAddress(list: AnyList): ViewInAddress {
  const { search, key } = useLocation();
  const navigate = useNavigate();
  const address = useTabbedAddress();
  const asked = address.without(search);
  const [columns, setColumns] = useState(() => columnsOf(list));
  const [usualSize, setUsualSize] = useState(() => readMemory().size ?? FIRST_SIZE);
  const read = useMemo(() => readAddress(list, asked, usualSize), [list, asked, usualSize]);
  // A changed view is on screen before its address is.
  const [ahead, setAhead] = useState<{ readonly key: string; readonly view: AnyView } | null>(null);
  // Who comes back to the entry it was changed on finds what that entry says.
  if (ahead && ahead.key !== key) setAhead(null);
  const view = useMemo(
    () => ({ ...(ahead?.key === key ? ahead.view : read.view), columns }),
    [ahead, key, read, columns],
  );
  const latest = useRef(view);
  latest.current = view;
  const show = useCallback(
    (next: AnyView, size: number, replace: boolean) => {
      latest.current = next;
      setAhead({ key, view: next });
      navigate({ search: address.within(String(writeAddress(list, next, size))) }, { replace });
    },
    [list, navigate, key, address],
  );
  const change = (next: AnyView, why?: ViewChange) => {
    const now = latest.current;
    if (next.columns !== now.columns) {
      setColumns(next.columns);
      rememberList(list.resource.segment, { columns: next.columns });
    }
    const size = next.size === now.size ? usualSize : next.size;
    if (size !== usualSize) {
      setUsualSize(size);
      remember({ size });
      keepSize(size);
    }
    const rowsOf = (of: AnyView) => String(writeRows(list, of, usualSize));
    const same = String(writeAddress(list, next, usualSize)) === String(writeAddress(list, now, usualSize));
    if (same) latest.current = next;
    else show(next, size, why === 'correction' || rowsOf(next) === rowsOf(now));
  };
  return {
    view,
    change,
    rows: String(writeRows(list, { ...view, page: 1 }, usualSize)),
    unread: ahead?.key === key ? [] : read.unread,
    tidy: () => show(view, usualSize, true),
  };
}

function columnsOf(list: AnyList): AnyView['columns'] {
  return readListMemory(list.resource.segment).columns ?? firstViewOf(list).columns;
}
