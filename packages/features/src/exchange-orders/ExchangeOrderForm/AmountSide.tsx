import type { FixedSide } from '@corridor/core';
import { AmountInput, Chip, Field, Icon, Inline, PinIcon } from '@corridor/ui';
import { useState } from 'react';
import { exchangeOrdersMessages } from '../../messages/exchange-orders';
import { useFormatters } from '../../runtime/useFormatters';
import { type Say, useWords } from '../../words/useWords';
import { CurrencyField } from './CurrencyField';
import { currencyOn, typedOn } from './draft';
import type { ExchangeTicketState } from './useExchangeTicket';

/** Props of `AmountSide`. */
export interface AmountSideProps {
  readonly side: FixedSide;
  readonly state: ExchangeTicketState;
}

type Words = Say<keyof (typeof exchangeOrdersMessages)['en']>;

/** One side of an exchange: its amount, its currency and what is there of it. The side typed last is marked as fixed. */
export function AmountSide({ side, state }: AmountSideProps) {
  const say = useWords(exchangeOrdersMessages);
  const format = useFormatters();
  const [left, setLeft] = useState(false);
  const { draft, live, balances } = state;
  const currency = currencyOn(draft, side);
  const fixed = draft.fixedSide === side;
  const priced = live.quote?.[side];
  const account = balances.accountIn(currency);
  const error = useSideError(side, state, left);
  return (
    <Field
      label={<SideLabel text={say(`exchangeOrders.form.${side}`)} fixed={fixed && draft.amount !== ''} say={say} />}
      error={error}
      help={
        account
          ? say('exchangeOrders.form.balance', { amount: format.money(account.available) })
          : say('exchangeOrders.form.noBalance')
      }
    >
      <AmountInput
        size="lg"
        currency={currency || 'USD'}
        value={fixed ? draft.amount : (priced?.amount ?? '')}
        currencySelect={<CurrencyField side={side} state={state} />}
        onChange={(amount) => state.change((now) => typedOn(now, side, amount))}
        onBlur={() => setLeft(true)}
      />
    </Field>
  );
}

function SideLabel({ text, fixed, say }: { readonly text: string; readonly fixed: boolean; readonly say: Words }) {
  return (
    <Inline as="span" gap={2} style={{ minBlockSize: 24 }}>
      {text}
      {fixed && (
        <Chip tone="brand" startIcon={<Icon of={PinIcon} size="sm" />} title={say('exchangeOrders.form.fixedHelp')}>
          {say('exchangeOrders.form.fixed')}
        </Chip>
      )}
    </Inline>
  );
}

/** What is wrong with a side: on the sold one also that there is not enough of it. */
function useSideError(side: FixedSide, state: ExchangeTicketState, left: boolean) {
  const say = useWords(exchangeOrdersMessages);
  const format = useFormatters();
  const { draft, problems, judged, shortfall, live } = state;
  if (side === 'sell' && shortfall) return say('exchangeOrders.form.short', { short: format.money(shortfall) });
  if (draft.fixedSide !== side) return undefined;
  const shown = judged || (left && draft.amount !== '');
  const own = problems.find(({ path }) => path === 'amount.amount');
  if (own) return shown ? say(`exchangeOrders.problem.${own.reason}`) : undefined;
  return live.error?.fields.find(({ path }) => path === 'amount.amount')?.reason;
}
