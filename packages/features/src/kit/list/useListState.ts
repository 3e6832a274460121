import { useMemo, useState } from 'react';
import { useRuntime } from '../../runtime/Runtime';
import { usePage } from '../../runtime/usePage';
import type { PendingAction } from '../actions/PendingAction';
import { useDisplayTools } from '../columns/useDisplayTools';
import type { AnyRow } from './AnyRow';
import { withHostColumns } from './hostColumns';
import type { AnyList } from './ListDeclaration';
import type { ListProps, ViewOf } from './ListOptions';
import type { ListSource } from './ListSource';
import type { AnyOptions, AnyView, ListState, ListStateOf } from './ListState';
import { meaningful, withFilter } from './ListView';
import { tableColumns } from './tableColumns';
import { useChangedRecords } from './useChangedRecords';
import { useLastPage } from './useLastPage';
import { useListExport } from './useListExport';
import { useListView } from './useListView';
import { useSeenRows } from './useSeenRows';

/** State of a list for a widget of your own: `useListState(shopList, firstViewOf(shopList), props)`. */
export function useListState<List extends AnyList>(
  list: List,
  first: ViewOf<List>,
  options: ListProps<List>,
): ListStateOf<List> {
  // Guarantee: a list reads and changes rows and views of its own contract alone.
  return useAnyList(list, first, options as AnyOptions) as ListStateOf<List>;
}

const NOTHING_PINNED: AnyView['filter'] = {};

/** Reads the page that the view of a list asks for, and keeps everything around it. */
export function useAnyList(list: AnyList, first: AnyView, options: AnyOptions): ListState {
  const { gateway, emit } = useRuntime();
  const tools = useDisplayTools();
  const [view, change] = useListView(first, options.view, options.onViewChange);
  const pinned = options.pinnedFilter ?? NOTHING_PINNED;
  const source = sourceOf(gateway[list.concept]);
  const conditions = { filter: meaningful({ ...view.filter, ...pinned }), ...(view.sort && { sort: view.sort }) };
  const [searched, setSearched] = useState(false);
  const page = usePage(source, { ...conditions, page: view.page, size: view.size, ...(searched && { searched }) });
  const custom = options.dataCustomization;
  const columns = useMemo(() => withHostColumns<AnyRow>(tableColumns(list, tools), custom), [list, tools, custom]);
  const exporter = useListExport({ list, source, conditions, view, tools, rows: page.data?.total, options });
  const [acted, markActed] = useChangedRecords();
  const [shown, markShown] = useChangedRecords();
  const [asked, ask] = useState<{ readonly over: string; readonly pending: PendingAction<AnyRow> } | null>(null);
  // A question goes with the record that it stands over.
  const over = `${view.openId} ${view.full}`;
  if (asked && asked.over !== over) ask(null);
  const pending = asked?.over === over ? asked.pending : null;
  const confirm = (next: PendingAction<AnyRow> | null) => ask(next && { over, pending: next });
  const [selected, select] = useState<readonly string[]>([]);
  const seen = useSeenRows<AnyRow>(page.data?.items);
  useLastPage(page, view, change);
  const markChanged = (id: string) => markActed([id]);
  return {
    ...{ list, options, tools, view, change, page, columns, pinned, selected, seen, pending },
    ...{ select, confirm, markChanged, markShown },
    search: () => setSearched(true),
    changedId: acted[0] ?? null,
    shownIds: shown,
    exporter: options.onExport && list.resource.verbs.includes('export') ? exporter : undefined,
    open: (id) => {
      change((now) => ({ ...now, openId: id, full: false }));
      emit(id === null ? { type: `${list.concept}.closed` } : { type: `${list.concept}.opened`, id });
    },
    openForm: (form) => change((now) => ({ ...now, form })),
    filter: (filter) => change((now) => withFilter(now, filter)),
    removed: (id) => {
      markChanged(id);
      change((now) => (now.openId === id ? { ...now, openId: null, full: false } : now));
    },
  };
}

/** Guarantee: a concept that is listed has a client with `page`, and its host offers `export` where the contract has it. */
function sourceOf(client: object): ListSource {
  return client as ListSource;
}
