import type { Account, Card } from '@corridor/core';
import { Button, Dialog, Text } from '@corridor/ui';
import { useId, useRef } from 'react';
import { ErrorState } from '../../display/ErrorState';
import { cardsMessages } from '../../messages/cards';
import { useWords } from '../../words/useWords';
import { useCardName } from '../display/useCardName';
import { TopUpForm } from './TopUpForm';
import { useCardTopUp } from './useCardTopUp';
import { useTopUpAccounts } from './useTopUpAccounts';

/** Props of `CardTopUpDialog`. */
export interface CardTopUpDialogProps {
  readonly card: Card;
  readonly onClose: () => void;
}

const NONE: readonly Account[] = [];

/** Puts money on a card out of an account in its currency, once the reader has confirmed the sum. */
export function CardTopUpDialog({ card, onClose }: CardTopUpDialogProps) {
  const say = useWords(cardsMessages);
  const nameOf = useCardName();
  const formId = useId();
  const first = useRef<HTMLInputElement | null>(null);
  const { accounts, error, refresh } = useTopUpAccounts(card);
  const topUp = useCardTopUp({
    card,
    accounts: accounts ?? NONE,
    onOutdated: () => void refresh(),
    onDone: onClose,
  });
  const busy = topUp.state === 'pending';
  // The amount can be typed while the accounts are on their way.
  const writable = accounts ? accounts.length > 0 : !error;
  return (
    <Dialog
      open
      onClose={onClose}
      undismissable={busy}
      initialFocus={first}
      title={say('cards.topUp.title')}
      description={`${nameOf(card)} · ${card.holderName}`}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {say('actions.cancel')}
          </Button>
          {writable && (
            <Button type="submit" form={formId} variant="primary" loading={busy} disabled={!accounts}>
              {say(topUp.state === 'unknown' ? 'cards.topUp.askAgain' : 'cards.topUp.confirm')}
            </Button>
          )}
        </>
      }
    >
      {writable && <TopUpForm id={formId} card={card} accounts={accounts ?? NONE} topUp={topUp} firstRef={first} />}
      {accounts?.length === 0 && <Text color="muted">{say('cards.topUp.noAccount', { currency: card.currency })}</Text>}
      {!accounts && error && <ErrorState error={error} onRetry={() => void refresh()} />}
    </Dialog>
  );
}
