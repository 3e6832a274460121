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
  /** Other rows, and what is opened over them, add an entry to the history; what closes goes back to the entry below it, where that is ours. */
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
  const goTo = useGoTo();
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
    (next: AnyView, size: number, how: Step) => {
      const before = address.within(String(writeAddress(list, latest.current, size)));
      latest.current = next;
      setAhead({ key, view: next });
      goTo(before, address.within(String(writeAddress(list, next, size))), how);
    },
    [list, goTo, key, address],
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
    const addressOf = (of: AnyView) => String(writeAddress(list, of, usualSize));
    if (addressOf(next) === addressOf(now)) latest.current = next;
    else show(next, size, why ?? stepTo(next, now));
  };
  const rowsOf = (of: AnyView) => String(writeRows(list, of, usualSize));
  const stepTo = (next: AnyView, now: AnyView): Step => {
    if (rowsOf(next) !== rowsOf(now)) return isTypedOn(next, now) ? 'correction' : 'rows';
    return layersOf(next) > layersOf(now) ? 'open' : 'correction';
  };
  return {
    view,
    change,
    rows: String(writeRows(list, { ...view, page: 1 }, usualSize)),
    unread: ahead?.key === key ? [] : read.unread,
    tidy: () => show(view, usualSize, 'correction'),
  };
}

/** Goes from one address to another: as an entry of its own, in place of the last, or back to where it stands below. */
function useGoTo(): (before: string, there: string, how: Step) => void {
  const { state } = useLocation();
  const navigate = useNavigate();
  const below = useRef<readonly string[]>([]);
  below.current = useMemo(() => belowIn(state), [state]);
  return useCallback(
    (before, there, how) => {
      const place = below.current.lastIndexOf(there);
      if (place >= 0 && how === 'correction') {
        const steps = place - below.current.length;
        below.current = below.current.slice(0, place);
        navigate(steps);
        return;
      }
      if (how === 'rows') below.current = [];
      if (how === 'open') below.current = [...below.current, before];
      navigate({ search: there }, { replace: how === 'correction', state: { below: below.current } });
    },
    [navigate],
  );
}

/** How an address follows the one before: other rows, something more over them, or what stands in its place or goes back. */
type Step = 'rows' | 'open' | 'correction';

/** Returns true if a search was typed on, or taken back by some letters: one search is one entry, with however many rests. */
function isTypedOn({ filter: next }: AnyView, { filter: now, page }: AnyView): boolean {
  const [typed, before] = [searchIn(next), searchIn(now)];
  const isLonger = typed.startsWith(before) || before.startsWith(typed);
  return page === 1 && typed !== before && typed !== '' && before !== '' && isLonger;
}

function searchIn(filter: object): string {
  const search: unknown = 'search' in filter ? filter.search : undefined;
  return typeof search === 'string' ? search : '';
}

/** How much lies over the rows: a record, its whole page, a form. */
function layersOf({ openId, full, form }: AnyView): number {
  return [openId !== null, openId !== null && full, form !== null].filter(Boolean).length;
}

/** The addresses of the entries below one, down to the rows that everything was opened over. */
function belowIn(state: unknown): readonly string[] {
  const below: unknown = typeof state === 'object' && state !== null && 'below' in state ? state.below : [];
  return Array.isArray(below) ? below.filter((one) => typeof one === 'string') : [];
}

function columnsOf(list: AnyList): AnyView['columns'] {
  return readListMemory(list.resource.segment).columns ?? firstViewOf(list).columns;
}
