import type { GatewayFile, Statement } from '@corridor/core';
import type { ListState } from '../../listing/ListState';
import type { HeadingLevel } from '../../listing/ListToolbar';
import { useLastPage } from '../../listing/useLastPage';
import { useListView } from '../../listing/useListView';
import { withFilter } from '../../listing/view';
import { useRuntime } from '../../runtime/Runtime';
import { usePage } from '../../runtime/usePage';
import type { PinnedStatementFilter, StatementDataCustomization } from './customization';
import { pageQuery } from './query';
import { useStatementExport } from './useStatementExport';
import { defaultStatementView, type StatementView } from './view';

/** What a statement list asks of its host. */
export interface StatementListOptions {
  readonly view?: Partial<StatementView> | undefined;
  readonly onViewChange?: ((view: StatementView) => void) | undefined;
  readonly pinnedFilter?: PinnedStatementFilter | undefined;
  readonly dataCustomization?: StatementDataCustomization | undefined;
  readonly onExport?: ((file: GatewayFile) => void) | undefined;
  readonly headingLevel?: HeadingLevel | undefined;
}

/** State of a statement list. */
export interface StatementListState extends ListState<Statement, StatementView> {
  readonly options: StatementListOptions;
  readonly pinned: PinnedStatementFilter;
}

const NOTHING_PINNED: PinnedStatementFilter = {};

/** Reads the page that the view asks for and keeps everything around it. */
export function useStatementList(options: StatementListOptions): StatementListState {
  const { gateway, emit } = useRuntime();
  const [view, change] = useListView(defaultStatementView, options.view, options.onViewChange);
  const pinned = options.pinnedFilter ?? NOTHING_PINNED;
  const page = usePage(gateway.statements, pageQuery(view, pinned));
  const exporter = useStatementExport(view, pinned, options.onExport, page.data?.total);
  useLastPage(page, view, change);
  return {
    options,
    view,
    change,
    page,
    pinned,
    exporter: options.onExport && exporter,
    open: (id) => {
      change((now) => ({ ...now, openId: id }));
      emit(id === null ? { type: 'statements.closed' } : { type: 'statements.opened', statementId: id });
    },
    filter: (filter) => change((now) => withFilter(now, filter)),
  };
}
