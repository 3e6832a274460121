import type { StoredBin } from './table';

type DemoBin = Omit<StoredBin, 'partnerId'>;

function bin(
  number: string,
  scheme: StoredBin['scheme'],
  currency: string,
  daily: bigint,
  offers: Partial<Pick<StoredBin, 'types' | 'models'>> = {},
): DemoBin {
  return {
    bin: number,
    scheme,
    currency,
    types: ['virtual', 'physical'],
    models: ['personal', 'commercial'],
    limitOverallTotal: daily * 100n,
    limitMaxSingle: daily / 2n,
    limitDaily: daily,
    limitMonthly: daily * 10n,
    limitMaxDailyTransactions: 100,
    ...offers,
  };
}

/** BINs of the seeded data: ranges that networks keep for tests, with daily limits in minor units. */
export const DEMO_BINS: readonly DemoBin[] = [
  bin('424242', 'visa', 'USD', 1_000_000n),
  bin('40000025', 'visa', 'EUR', 1_000_000n),
  bin('555555', 'mastercard', 'USD', 2_000_000n, { models: ['commercial'] }),
  bin('510510', 'mastercard', 'MXN', 20_000_000n),
  bin('222300', 'mastercard', 'BRL', 5_000_000n, { types: ['virtual'] }),
  bin('400000', 'visa', 'JPY', 1_500_000n),
  bin('62000000', 'unionpay', 'CNY', 8_000_000n),
  bin('400552', 'visa', 'KWD', 3_000_000n, { types: ['physical'] }),
];
