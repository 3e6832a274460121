import type { GatewayFile } from '@corridor/core';
import type { ListExport } from '../../listing/ListExport';
import { useListExport } from '../../listing/useListExport';
import { cardsMessages } from '../../messages/cards';
import { useRuntime } from '../../runtime/Runtime';
import { useWords } from '../../words/useWords';
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
  const { gateway, timezone } = useRuntime();
  const say = useWords(cardsMessages);
  return useListExport({
    source: gateway.cards,
    query: exportQuery(view, pinned, timezone),
    view,
    rows,
    onExport,
    done: (fileName) => ({
      type: 'cards.exported',
      fileName,
      message: say('cards.export.done', { file: fileName }),
    }),
    failed: (message) => ({ type: 'cards.exportFailed', message }),
  });
}
