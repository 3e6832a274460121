import {
  type CurrencyCode,
  crossRate,
  type ExchangeRate,
  isCurrencyCode,
  isRateTooOld,
  rateGoodUntil,
} from '@corridor/core';
import { asc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Call } from '../../platform/call';
import { type Database, SERVICE_SCOPE, type Transaction } from '../../platform/database';
import type { ScheduledJob } from '../../platform/jobs';
import type { RateSource, SourceRate } from '../../platform/ports/RateSource';
import { conflict, invalid } from '../../platform/refusals/refusals';
import { movedRateTable as m, rateTable as r } from './table';

type StoredRate = typeof r.$inferSelect;

/** What all rates are told in. */
const BASE = 'USD';

/** Every rate, by currency. */
export async function listRates({ tx, services, principal }: Call): Promise<ExchangeRate[]> {
  const rates = await ratesOf(tx, principal.partnerId);
  return rates.map((stored) => toRate(stored, services.rates));
}

/** What a market has of a currency; a sandbox whose partner moved it has a market of its own. */
async function ratesOf(tx: Transaction, partnerId: string): Promise<readonly StoredRate[]> {
  const rates = await tx.select().from(r).orderBy(asc(r.currency));
  const moved = await tx.select().from(m).where(eq(m.partnerId, partnerId));
  return rates.map((rate) => ({ ...rate, ...moved.find(({ currency }) => currency === rate.currency) }));
}

/** The middle of the market between two currencies, and until when it may be dealt at. */
export interface MidRate {
  readonly midRate: string;
  readonly goodUntil: Date | null;
}

/** Sides of an exchange, and when it is asked for. */
export interface RateQuestion {
  readonly partnerId: string;
  readonly sell: CurrencyCode;
  readonly buy: CurrencyCode;
  readonly at: Date;
  /** Where rates come from; null where they are simulated. */
  readonly rates: RateSource | null;
}

/** The middle of the market between two currencies. @throws Refusal that names the one without a rate, or says that one is too old */
export async function midRateOf(
  tx: Transaction,
  { partnerId, sell, buy, at, rates: source }: RateQuestion,
): Promise<MidRate> {
  const stored = await ratesOf(tx, partnerId);
  const rateOf = (currency: string, path: string) => {
    const rate = stored.find((known) => known.currency === currency);
    if (!rate) throw invalid([{ path, reason: 'refusals.notExchanged' }]);
    return toRate(rate, source);
  };
  const rates = [rateOf(sell, 'sellCurrency'), rateOf(buy, 'buyCurrency')] as const;
  const ends = rates.map(rateGoodUntil).filter((end) => end !== null);
  const goodUntil = ends.length > 0 ? new Date(Math.min(...ends.map(Number))) : null;
  if (isRateTooOld(goodUntil, at)) throw conflict('refusals.rateTooOld');
  return { midRate: crossRate(rates[0].perUsd, rates[1].perUsd), goodUntil };
}

/** Takes over what a source of rates says at the moment: all of it, or nothing. @throws Error for what is no rate */
export async function refreshRates(db: Database, source: RateSource | null, now: Date): Promise<void> {
  if (!source) return;
  const rates = await source.latest();
  const wrong = rates.find((rate) => !isRate(rate));
  if (wrong) throw new Error(`the source of rates tells none for ${wrong.currency}`);
  if (rates.length === 0) return;
  // One from the future would hold for longer than was promised.
  const values = rates.map(({ currency, perUsd, at }) => ({
    ...{ currency, perUsd, at: at > now ? now : at },
    maxAgeSeconds: source.maxAgeSeconds,
  }));
  const set = { perUsd: sql`excluded.per_usd`, at: sql`excluded.at`, maxAgeSeconds: sql`excluded.max_age_seconds` };
  const setWhere = or(isNull(r.maxAgeSeconds), lte(r.at, sql`excluded.at`));
  await db.transaction(SERVICE_SCOPE, (tx) =>
    tx.insert(r).values(values).onConflictDoUpdate({ target: r.currency, set, setWhere }),
  );
}

/** Follows a source of rates, beside what refreshes them as often as its promise asks. */
export const followRates: ScheduledJob = {
  name: 'rates',
  ofPartners: false,
  run: ({ db, outside, now }) => refreshRates(db, outside.rates, now),
};

function isRate({ currency, perUsd, at }: SourceRate): boolean {
  return (
    isCurrencyCode(currency) &&
    /^(0|[1-9]\d{0,9})(\.\d{1,12})?$/.test(perUsd) &&
    Number(perUsd) > 0 &&
    !Number.isNaN(at.getTime())
  );
}

function toRate({ currency, perUsd, at, maxAgeSeconds }: StoredRate, source: RateSource | null): ExchangeRate {
  const isTimeless = source === null || currency === BASE;
  // One that the source never told is nobody's: it was good for no moment.
  return {
    ...{ currency, perUsd: plain(perUsd), at: at.toISOString() },
    maxAgeSeconds: isTimeless ? null : (maxAgeSeconds ?? 0),
  };
}

// A numeric column keeps the zeros that it was written with.
function plain(decimal: string): string {
  return decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal;
}
