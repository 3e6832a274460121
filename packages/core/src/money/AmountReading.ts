import type { CurrencyCode } from '../reference/currencies';
import type { Money } from './money';

/** Why a text is not an amount, as the message key that tells the operator. */
export type AmountProblem =
  | 'money.problem.empty'
  | 'money.problem.notAnAmount'
  | 'money.problem.ambiguous'
  | 'money.problem.tooManyDecimals';

/** An amount read from text, or the reason why there is none. */
export type AmountReading<Currency extends CurrencyCode = CurrencyCode> =
  | { readonly ok: true; readonly value: Money<Currency> }
  | { readonly ok: false; readonly reason: AmountProblem };
