'use client';

import { forwardRef, type HTMLAttributes } from 'react';
import { useLocale } from '../../messages/MessagesProvider';
import { type AmountSign, formatAmount } from './formatAmount';
import { Currency, MoneyRoot } from './money.styles';

/** Props of `Money`. */
export interface MoneyProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Decimal string in the minor units of its currency, such as `-1250.00`. */
  readonly amount: string;
  /** ISO 4217 code; no code is shown when absent. */
  readonly currency?: string;
  /** Default auto: for negative amounts only. */
  readonly sign?: AmountSign;
  /** Colours what comes in; what goes out stays as it is, since the sign says it. */
  readonly tone?: 'plain' | 'incoming';
  /** Default md; `lg` for the figure of a card or ticket. */
  readonly size?: 'md' | 'lg';
}

/** An amount in the figures of the reader's language, with its currency muted beside it. */
export const Money = forwardRef<HTMLSpanElement, MoneyProps>(function Money(
  { amount, currency, sign, tone = 'plain', size = 'md', ...rest },
  ref,
) {
  const locale = useLocale();
  const incoming = tone === 'incoming' && !amount.startsWith('-');
  return (
    <MoneyRoot ref={ref} dir="ltr" data-size={size} data-incoming={incoming ? '' : undefined} {...rest}>
      {formatAmount(amount, locale, sign)}
      {currency && <Currency>{` ${currency}`}</Currency>}
    </MoneyRoot>
  );
});
