import { type CurrencyCode, crossRate, type ExchangeRate } from '@corridor/core';
import { asc, inArray } from 'drizzle-orm';
import type { Call } from '../../platform/call';
import type { Transaction } from '../../platform/database';
import { invalid } from '../../platform/refusals/refusals';
import { rateTable as r } from './table';

/** Every rate, by currency. */
export async function listRates({ tx }: Call): Promise<ExchangeRate[]> {
  const rates = await tx.select().from(r).orderBy(asc(r.currency));
  return rates.map(({ currency, perUsd, at }) => ({ currency, perUsd: plain(perUsd), at: at.toISOString() }));
}

/** The middle of the market between two currencies. @throws Refusal that names the one without a rate */
export async function midRateOf(tx: Transaction, sell: CurrencyCode, buy: CurrencyCode): Promise<string> {
  const rates = await tx
    .select()
    .from(r)
    .where(inArray(r.currency, [sell, buy]));
  const rateOf = (currency: string, path: string) => {
    const rate = rates.find((known) => known.currency === currency);
    if (!rate) throw invalid([{ path, reason: 'refusals.notExchanged' }]);
    return plain(rate.perUsd);
  };
  return crossRate(rateOf(sell, 'sellCurrency'), rateOf(buy, 'buyCurrency'));
}

// A numeric column keeps the zeros that it was written with.
function plain(decimal: string): string {
  return decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal;
}
