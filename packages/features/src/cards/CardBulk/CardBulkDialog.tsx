import type { Card } from '@corridor/core';
import { Button, Dialog, ProgressBar, Stack, StatusChip, Text } from '@corridor/ui';
import { DetailList } from '../../display/DetailList';
import { cardsMessages } from '../../messages/cards';
import { describeError } from '../../runtime/describeError';
import { useRuntimeWords, useWords } from '../../words/useWords';
import { useCardName } from '../display/useCardName';
import { type BulkAction, type BulkResult, useCardBulk } from './useCardBulk';

/** Props of `CardBulkDialog`. */
export interface CardBulkDialogProps {
  readonly action: BulkAction;
  readonly cards: readonly Card[];
  /** Closed; the ids of cards that the action was not taken on. */
  readonly onClose: (left: readonly string[]) => void;
}

/** Asks before many cards are blocked or unblocked, and says of each how it fared. */
export function CardBulkDialog({ action, cards, onClose }: CardBulkDialogProps) {
  const say = useWords(cardsMessages);
  const nameOf = useCardName();
  const bulk = useCardBulk(action, cards);
  const count = cards.length;
  const running = bulk.state === 'running';
  const close = () => onClose(cards.map(({ id }) => id).filter((id) => bulk.results.get(id)?.state !== 'done'));
  const summary = say('cards.bulk.summary', { done: bulk.done, count });
  return (
    <Dialog
      open
      undismissable={running}
      onClose={close}
      title={say(`cards.bulk.${action}.title`, { count })}
      description={say(`cards.confirm.${action}.detail`)}
      footer={
        <>
          <Button onClick={close} disabled={running}>
            {say(bulk.state === 'ended' ? 'cards.bulk.close' : 'actions.cancel')}
          </Button>
          {bulk.state !== 'ended' && (
            <Button
              variant={action === 'block' ? 'danger' : 'primary'}
              loading={running}
              onClick={() => void bulk.run()}
            >
              {say(`cards.action.${action}`)}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={4}>
        {bulk.state !== 'asking' && (
          <Stack gap={2}>
            <ProgressBar label={summary} value={bulk.results.size / count} />
            <Text variant="caption" color="muted" role="status" tabular>
              {summary}
            </Text>
          </Stack>
        )}
        <DetailList
          items={cards.map((card) => ({
            label: nameOf(card),
            value: <BulkOutcome result={bulk.results.get(card.id)} holder={card.holderName} running={running} />,
          }))}
        />
      </Stack>
    </Dialog>
  );
}

interface BulkOutcomeProps {
  readonly result: BulkResult | undefined;
  readonly holder: string;
  readonly running: boolean;
}

function BulkOutcome({ result, holder, running }: BulkOutcomeProps) {
  const say = useWords(cardsMessages);
  const sayError = useRuntimeWords();
  if (!result && !running) return <span>{holder}</span>;
  if (result?.state === 'done') return <StatusChip tone="success">{say('cards.bulk.done')}</StatusChip>;
  if (result?.state === 'failed') {
    const reason = describeError(result.error, sayError).detail;
    return <Text color="danger">{say('cards.bulk.failed', { reason })}</Text>;
  }
  return <Text color="muted">{say('cards.bulk.waiting')}</Text>;
}
