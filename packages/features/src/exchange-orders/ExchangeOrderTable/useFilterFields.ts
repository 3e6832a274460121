import { CURRENCY_CODES, currencyNames, fixedSide, orderStatus } from '@corridor/core';
import { useMemo } from 'react';
import { codeChoices, type ListField } from '../../filters/ListField';
import { exchangeOrdersMessages } from '../../messages/exchange-orders';
import { ordersMessages } from '../../messages/orders';
import { useRuntime } from '../../runtime/Runtime';
import { useWords } from '../../words/useWords';

/** Every field of the filter, in the order of the "Add filter" menu. */
export function useFilterFields(): readonly ListField[] {
  const { locale } = useRuntime();
  const say = useWords(exchangeOrdersMessages, ordersMessages);
  return useMemo(() => {
    const nameOf = currencyNames(locale);
    const currencies = codeChoices(CURRENCY_CODES, (code) => `${code} · ${nameOf(code)}`);
    return [
      {
        id: 'status',
        label: say('exchangeOrders.column.status'),
        kind: 'choices',
        choices: codeChoices(orderStatus.codes, (code) => say(orderStatus.labelKey(code))),
      },
      { id: 'sellCurrency', label: say('exchangeOrders.filter.sellCurrency'), kind: 'search', choices: currencies },
      { id: 'buyCurrency', label: say('exchangeOrders.filter.buyCurrency'), kind: 'search', choices: currencies },
      {
        id: 'fixedSide',
        label: say('exchangeOrders.column.fixedSide'),
        kind: 'choices',
        choices: codeChoices(fixedSide.codes, (code) => say(fixedSide.labelKey(code))),
      },
      { id: 'createdAt', label: say('exchangeOrders.column.created'), kind: 'range' },
    ];
  }, [locale, say]);
}
