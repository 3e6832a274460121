import type { GatewayFile } from '@corridor/core';
import type { ListExport } from '../../listing/ListExport';
import { sliceOf } from '../../listing/view';
import { cardsMessages } from '../../messages/cards';
import { describeError } from '../../runtime/describeError';
import { useRuntime } from '../../runtime/Runtime';
import { useExport } from '../../runtime/useExport';
import { useRuntimeWords, useWords } from '../../words/useWords';
import type { PinnedCardFilter } from './customization';
import { exportQuery } from './query';
import type { CardView } from './view';

/** The export of a card table. */
export function useCardExport(
  view: CardView,
  pinned: PinnedCardFilter | undefined,
  onExport: ((file: GatewayFile) => void) | undefined,
  rows: number | undefined,
): ListExport {
  const { gateway, emit, timezone } = useRuntime();
  const say = useWords(cardsMessages);
  const sayError = useRuntimeWords();
  const write = useExport(
    gateway.cards,
    {
      onSuccess(file) {
        onExport?.(file);
        emit({ type: 'cards.exported', fileName: file.name, message: say('cards.export.done', { file: file.name }) });
      },
      onFailure(error) {
        emit({ type: 'cards.exportFailed', message: describeError(error, sayError).title });
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
