import { formatDecimal, readTypedAmount } from '../../money';
import { currencyExponent } from '../../reference/currencies';
import type { PayableRow } from './totals';

/** Figures that a file or its user states about a batch, as texts; '' where nothing is stated. */
export interface PaymentBatchControl {
  /** Currency of the sum; '' where the sum is of all amounts, whatever their currency, as in ISO 20022. */
  readonly currency: string;
  readonly sum: string;
  readonly count: string;
}

/** Figure that does not agree with what will be paid. */
export interface PaymentBatchDisagreement {
  readonly kind: 'sum' | 'count';
  readonly currency: string;
  /** The figure as it was stated, and as the payments have it: plain decimal text. */
  readonly stated: string;
  readonly found: string;
}

/** Figures that do not agree with what will be paid; one that may be read in two ways agrees by either. @source ours */
export function disagreementsOfPaymentBatch(
  rows: readonly PayableRow[],
  { currency, sum, count }: PaymentBatchControl,
): readonly PaymentBatchDisagreement[] {
  const meant = rows.filter(({ amount }) => currency === '' || amount.currency === currency);
  const wrong: PaymentBatchDisagreement[] = [];
  if (count.trim() !== '' && readCount(count) !== meant.length) {
    wrong.push({ kind: 'count', currency, stated: count.trim(), found: String(meant.length) });
  }
  if (sum.trim() !== '') {
    const found = sumOf(meant);
    const [only, ...others] = new Set(meant.map(({ amount }) => amount.currency));
    const stated = { currency: currency || (others.length === 0 ? (only ?? '') : ''), exponent: found.exponent };
    if (!readingsOf(sum, stated).some((text) => scaled(text, found.exponent) === found.minor)) {
      wrong.push({ kind: 'sum', currency, stated: sum.trim(), found: found.text });
    }
  }
  return wrong;
}

/** Sum of amounts, whatever their currency, with as many decimals as the finest of them has. */
function sumOf(rows: readonly PayableRow[]) {
  const exponent = Math.max(0, ...rows.map(({ amount }) => currencyExponent(amount.currency)));
  const minor = rows.reduce((so, { amount }) => so + scaled(formatDecimal(amount), exponent), 0n);
  const digits = String(minor).padStart(exponent + 1, '0');
  const text = exponent === 0 ? digits : `${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`;
  return { exponent, minor, text };
}

function readingsOf(text: string, currency: { currency: string; exponent: number }): readonly string[] {
  const reading = readTypedAmount(text, currency);
  if (reading.ok) return [reading.decimal];
  return (reading.choices ?? []).map(({ decimal }) => decimal);
}

function scaled(decimal: string, exponent: number): bigint {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return BigInt(whole + fraction.padEnd(exponent, '0'));
}

function readCount(text: string): number | undefined {
  const reading = readTypedAmount(text, { currency: '', exponent: 0 });
  return reading.ok ? Number(reading.decimal) : undefined;
}
