import type { GatewayFile } from '@corridor/core';
import type { ListExport } from '../../listing/ListExport';
import { sliceOf } from '../../listing/view';
import { statementsMessages } from '../../messages/statements';
import { describeError } from '../../runtime/describeError';
import { useRuntime } from '../../runtime/Runtime';
import { useExport } from '../../runtime/useExport';
import { useRuntimeWords, useWords } from '../../words/useWords';
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
  const { gateway, emit, timezone } = useRuntime();
  const say = useWords(statementsMessages);
  const sayError = useRuntimeWords();
  const write = useExport(
    gateway.statements,
    {
      onSuccess(file) {
        onExport?.(file);
        const message = say('statements.export.done', { file: file.name });
        emit({ type: 'statements.exported', fileName: file.name, message });
      },
      onFailure(error) {
        emit({ type: 'statements.exportFailed', message: describeError(error, sayError).title });
      },
    },
    rows,
  );
  return {
    run: async (scope) => {
      if (write.state !== 'pending')
        await write.run({ ...exportQuery(view, pinned, timezone), ...sliceOf(view, scope) });
    },
    running: write.state === 'pending',
    progress: write.progress,
  };
}
