import { type Card, type CardAction, type CardDetail, cardAction } from '@corridor/core';
import { Button, Drawer } from '@corridor/ui';
import { cardsMessages } from '../../messages/cards';
import { useRuntime } from '../../runtime/Runtime';
import { useRecord } from '../../runtime/useRecord';
import { useWords } from '../../words/useWords';
import { CardActionMenu } from '../CardActions/CardActionMenu';
import { allowedGroups } from '../CardActions/confirmations';
import { CardDetailBody } from './CardDetailBody';
import type { HostCardRow } from './CardDetailView';
import { CardHeading, CardSubheading } from './CardHeading';

/** Props of `CardDetailDrawer`. */
export interface CardDetailDrawerProps {
  readonly cardId: string;
  /** The row that was opened, so that its name is there before its details. */
  readonly row: Card | undefined;
  readonly onClose: () => void;
  readonly onAction: (card: Card, action: CardAction) => void;
  /** Opens the limits of the card. */
  readonly onLimits: () => void;
  readonly detailRows?: ((card: CardDetail) => readonly HostCardRow[]) | undefined;
}

/** The details of a card beside the list it was opened from; the list stays in use. */
export function CardDetailDrawer({ cardId, row, onClose, onAction, onLimits, detailRows }: CardDetailDrawerProps) {
  const { gateway } = useRuntime();
  const record = useRecord(gateway.cards, cardId);
  const card = record.data ?? row;
  return (
    <Drawer
      open
      nonModal
      onClose={onClose}
      title={<CardHeading card={card} />}
      subtitle={card && <CardSubheading card={card} />}
      actions={record.data && <CardActionMenu card={record.data} onAction={onAction} />}
      footer={record.data && <MainActions card={record.data} onAction={onAction} onLimits={onLimits} />}
    >
      <CardDetailBody record={record} detailRows={detailRows} />
    </Drawer>
  );
}

type MainActionsProps = Pick<CardDetailDrawerProps, 'onAction' | 'onLimits'> & { readonly card: Card };

/** What is done most with a card in this state, one press away. */
function MainActions({ card, onAction, onLimits }: MainActionsProps) {
  const say = useWords(cardsMessages);
  const [life = []] = allowedGroups(card.allowedActions.filter((action) => LIFE.includes(action)));
  if (life.length === 0) return null;
  return (
    <>
      <Button onClick={onLimits}>{say('cards.limits.edit')}</Button>
      {life.map((action) => (
        <Button
          key={action}
          variant={OPENING.includes(action) ? 'primary' : 'secondary'}
          onClick={() => onAction(card, action)}
        >
          {say(cardAction.labelKey(action))}
        </Button>
      ))}
    </>
  );
}

/** Actions that let the holder pay: the one that an operator most likely came for. */
const OPENING: readonly CardAction[] = ['activate', 'unblock', 'cancelLoss'];

const LIFE: readonly CardAction[] = ['activate', 'block', 'unblock', 'reportLoss', 'cancelLoss'];
