import { type CurrencyCode, currencyNames, type FixedSide, isCurrencyCode } from '@corridor/core';
import { Combobox } from '@corridor/ui';
import { useId } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { exchangeOrdersMessages } from '../../../messages/exchange-orders';
import { useRuntime } from '../../../runtime/Runtime';
import { useFormatters } from '../../../runtime/useFormatters';
import { currencyOn, withCurrency } from './draft';
import type { ExchangeTicketState } from './exchangeShape';

/** Props of `CurrencyField`. */
export interface CurrencyFieldProps {
  readonly side: FixedSide;
  readonly state: ExchangeTicketState;
}

const IN_THE_BOX = { inlineSize: 92, border: 0, background: 'none', boxShadow: 'none' } as const;

/** Chooses a currency: sold ones are those of the owner's accounts, bought ones all that have a rate. */
export function CurrencyField({ side, state }: CurrencyFieldProps) {
  const t = useMessages(exchangeOrdersMessages);
  const format = useFormatters();
  const { locale } = useRuntime();
  const { draft, data, judged, problems } = state;
  const { balances } = data;
  // The field around gives its id to the amount.
  const id = useId();
  const nameOf = currencyNames(locale);
  const codes = side === 'sell' ? balances.accounts.map(({ currency }) => currency) : balances.currencies;
  const described = (code: CurrencyCode) => {
    const account = balances.accountIn(code);
    return account ? `${nameOf(code)} · ${format.amount(account.available)}` : nameOf(code);
  };
  return (
    <Combobox
      id={id}
      style={IN_THE_BOX}
      aria-label={t(`exchangeOrders.form.${side}Currency`)}
      aria-invalid={judged && problems.some(({ path }) => path === `${side}Currency`)}
      value={currencyOn(draft, side)}
      options={codes
        .filter(isCurrencyCode)
        .filter((code) => balances.currencies.includes(code))
        .map((code) => ({ value: code, label: code, description: described(code), keywords: nameOf(code) }))}
      onChange={(code) => state.change((now) => withCurrency(now, side, code))}
    />
  );
}
