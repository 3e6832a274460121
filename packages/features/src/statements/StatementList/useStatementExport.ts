import type { GatewayFile } from '@corridor/core';
import type { ListExport } from '../../listing/ListExport';
import { useListExport } from '../../listing/useListExport';
import { statementsMessages } from '../../messages/statements';
import { useRuntime } from '../../runtime/Runtime';
import { useWords } from '../../words/useWords';
import type { PinnedStatementFilter } from './customization';
import { exportQuery } from './query';
import type { StatementView } from './view';

/** The export of a statement list. */
export function useStatementExport(
  view: StatementView,
  pinned: PinnedStatementFilter,
  onExport: ((file: GatewayFile) => void) | undefined,
  rows: number | undefined,
): ListExport {
  const { gateway, timezone } = useRuntime();
  const say = useWords(statementsMessages);
  return useListExport({
    source: gateway.statements,
    query: exportQuery(view, pinned, timezone),
    view,
    rows,
    onExport,
    done: (fileName) => ({
      type: 'statements.exported',
      fileName,
      message: say('statements.export.done', { file: fileName }),
    }),
    failed: (message) => ({ type: 'statements.exportFailed', message }),
  });
}
