import type { Account, Card } from '@corridor/core';
import { AmountInput, FormField, Select } from '@corridor/ui';
import type { RefObject } from 'react';
import { cardsMessages } from '../../messages/cards';
import { useFormatters } from '../../runtime/useFormatters';
import { useWords } from '../../words/useWords';

/** Props of `TopUpFields`. */
export interface TopUpFieldsProps {
  readonly card: Card;
  readonly accounts: readonly Account[];
  /** The account that is chosen. */
  readonly account: Account | undefined;
  /** What was sent may have been booked: it must stay as it is. */
  readonly fixed: boolean;
  /** Receives the field that has to be filled in. */
  readonly firstRef: RefObject<HTMLInputElement | null>;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Where the money comes from, and how much of it. */
export function TopUpFields({ card, accounts, account, fixed, firstRef }: TopUpFieldsProps) {
  const say = useWords(cardsMessages);
  const format = useFormatters();
  const available = (of: Account) => say('cards.topUp.available', { amount: format.money(of.available) });
  const options = accounts.map((of) => ({
    value: of.id,
    label: of.ownerName,
    description: available(of),
  }));
  return (
    <>
      <FormField name="accountId" label={say('cards.topUp.account')} help={account && available(account)} required>
        {({ value, ...bound }) => (
          <Select {...bound} value={textOf(value)} options={options} disabled={fixed || accounts.length === 0} />
        )}
      </FormField>
      <FormField name="amount" label={say('cards.topUp.amount')} required>
        {({ value, ref, ...bound }) => (
          <AmountInput
            {...bound}
            ref={(node) => {
              ref(node);
              firstRef.current = node;
            }}
            value={textOf(value)}
            currency={card.currency}
            disabled={fixed}
          />
        )}
      </FormField>
    </>
  );
}
