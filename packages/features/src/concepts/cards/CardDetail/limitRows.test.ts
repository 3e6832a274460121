import type { CardDetail } from '@corridor/core';
import { describe, expect, it } from 'vitest';
import { limitRows } from './limitRows';

const usd = (amount: string) => ({ amount, currency: 'USD' }) as const;

const limits = {
  overallTotal: usd('10000.00'),
  maxSingle: usd('500.00'),
  daily: usd('1000.00'),
  monthly: usd('5000.00'),
  maxDailyTransactions: 10,
};

type Limited = Pick<CardDetail, 'limits' | 'defaultLimits' | 'usage'>;

const rowsOf = (card: Partial<Limited> = {}) =>
  limitRows({
    limits,
    defaultLimits: limits,
    usage: { overallTotal: usd('2500.00'), daily: usd('999.99'), monthly: usd('0.00'), dailyTransactions: 4 },
    ...card,
  });

const rowOf = (limit: string, card?: Partial<Limited>) => rowsOf(card).find((row) => row.limit === limit);

describe('limit rows', () => {
  it('say exactly what remains', () => {
    expect(rowOf('overallTotal')).toMatchObject({ remaining: usd('7500.00'), used: 0.25 });
    expect(rowOf('daily')).toMatchObject({ remaining: usd('0.01'), used: 0.999 });
    expect(rowOf('maxDailyTransactions')).toMatchObject({ remaining: 6, used: 0.4 });
  });

  it('show nothing left, and never less, where more was used than a lowered limit allows', () => {
    const lowered = { ...limits, daily: usd('100.00') };
    expect(rowOf('daily', { limits: lowered })).toMatchObject({ remaining: usd('0.00') });
  });

  it('use nothing up of a limit on single amounts', () => {
    expect(rowOf('maxSingle')).toMatchObject({ remaining: null, used: 0 });
  });

  it('mark what differs from the default, by value and not by spelling', () => {
    expect(rowOf('monthly', { defaultLimits: { ...limits, monthly: usd('5000') } })?.isDefault).toBe(true);
    expect(rowOf('monthly', { defaultLimits: { ...limits, monthly: usd('6000.00') } })?.isDefault).toBe(false);
  });
});
