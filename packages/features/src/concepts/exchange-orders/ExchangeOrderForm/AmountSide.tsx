import type { FixedSide } from '@corridor/core';
import { Field } from '@corridor/ui';
import { useState } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { AmountBox } from '../../../kit/form/AmountBox';
import { FixedLabel } from '../../../kit/ticket/FixedLabel';
import { exchangeOrdersMessages } from '../../../messages/exchange-orders';
import { ticketMessages } from '../../../messages/ticket';
import { describeReason } from '../../../runtime/describeRefusal';
import { useFormatters } from '../../../runtime/useFormatters';
import { CurrencyField } from './CurrencyField';
import { currencyOn, typedOn } from './draft';
import type { ExchangeTicketState } from './exchangeShape';

/** Props of `AmountSide`. */
export interface AmountSideProps {
  readonly side: FixedSide;
  readonly state: ExchangeTicketState;
}

/** One side of an exchange: its amount, its currency and what is there of it. The side typed last is marked as fixed. */
export function AmountSide({ side, state }: AmountSideProps) {
  const t = useMessages(exchangeOrdersMessages);
  const format = useFormatters();
  const [left, setLeft] = useState(false);
  const { draft, live, data } = state;
  const { balances } = data;
  const currency = currencyOn(draft, side);
  const fixed = draft.fixedSide === side;
  const priced = live.price?.[side];
  const account = balances.accountIn(currency);
  const error = useSideError(side, state, left);
  return (
    <Field
      label={<FixedLabel text={t(`exchangeOrders.form.${side}`)} fixed={fixed && draft.amount !== ''} />}
      error={error}
      help={
        account
          ? t('exchangeOrders.form.balance', { amount: format.money(account.available) })
          : t('exchangeOrders.form.noBalance')
      }
    >
      <AmountBox
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

/** What is wrong with a side: on the sold one also that there is not enough of it. */
function useSideError(side: FixedSide, state: ExchangeTicketState, left: boolean) {
  const t = useMessages(exchangeOrdersMessages, ticketMessages);
  const format = useFormatters();
  const { draft, problems, judged, shortfall, live } = state;
  if (side === 'sell' && shortfall) return t('ticket.shortWithFee', { short: format.money(shortfall) });
  if (draft.fixedSide !== side) return undefined;
  const shown = judged || (left && draft.amount !== '');
  const own = problems.find(({ path }) => path === 'amount.amount');
  if (own) {
    const minimum = own.minimum ? format.money(own.minimum) : '';
    return shown ? t(`exchangeOrders.problem.${own.reason}`, { minimum }) : undefined;
  }
  const refused = live.error?.fields.find(({ path }) => path === 'amount.amount');
  return refused && describeReason(refused, t);
}
