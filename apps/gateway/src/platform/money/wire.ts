import {
  type CurrencyCode,
  isCurrencyCode,
  type Money,
  money,
  readWireMoney,
  toWireMoney,
  type WireMoney,
} from '@corridor/core';
import { z } from 'zod';

/** Most minor units that a column takes, with space for sums. */
const MOST_MINOR = 10n ** 17n;

/** Money on the wire: a decimal string with no more decimals than its currency has. */
export const moneySchema: z.ZodType<WireMoney, WireMoney> = asMoneySchema(
  z
    .strictObject({ amount: z.string().max(30), currency: z.string().refine(isCurrencyCode, 'refusals.notACurrency') })
    .refine((wire) => isAmount(asWireMoney(wire)), { path: ['amount'], message: 'refusals.notAnAmountOfCurrency' }),
);

/** Minor units of a stored currency as the wire has them. */
export function wireMoney(minor: bigint, currency: string): WireMoney {
  return toWireMoney(storedMoney(minor, currency));
}

/** The minor units of money that a schema has taken. @throws RangeError for any other */
export function minorOf(wire: WireMoney): bigint {
  const amount = readWireMoney(wire);
  if (!amount) throw new RangeError('not an amount of its currency');
  return amount.minor;
}

/** Stored minor units as money. @throws RangeError when the stored currency is not known */
export function storedMoney(minor: bigint, currency: string): Money {
  return money(minor, currencyOf(currency));
}

/** A stored currency's code. @throws RangeError when the column holds anything else */
export function currencyOf(text: string): CurrencyCode {
  if (isCurrencyCode(text)) return text;
  throw new RangeError('the stored currency is not known');
}

function isAmount(wire: WireMoney): boolean {
  const amount = readWireMoney(wire);
  return amount !== null && amount.minor <= MOST_MINOR && amount.minor >= -MOST_MINOR;
}

// The refinement has seen the currency, which is all that separates the two types.
function asMoneySchema(schema: z.ZodType): z.ZodType<WireMoney, WireMoney> {
  return schema as z.ZodType<WireMoney, WireMoney>;
}

// readWireMoney judges the currency itself.
function asWireMoney(wire: { amount: string; currency: string }): WireMoney {
  return wire as WireMoney;
}
