import {
  beneficiaryFields,
  type CardBin,
  type Configs,
  cardStatus,
  collectionAuditStatus,
  fixtures,
  onboardingStatus,
  type WireMoney,
} from '@corridor/core';
import type { TestAnswers } from './TestGateway';

const AT = '2026-03-02T09:30:00.000Z';
const CURRENCIES = ['USD', 'EUR', 'GBP'] as const;
const PER_USD = { USD: '1', EUR: '0.92', GBP: '0.79' } as const;

const money = (amount: string, currency: WireMoney['currency']): WireMoney => ({ amount, currency });

const bins: CardBin[] = [
  {
    bin: fixtures.cards.bin,
    scheme: fixtures.cards.scheme,
    currency: fixtures.cards.currency,
    types: ['virtual', 'physical'],
    models: ['personal', 'commercial'],
    defaultLimits: fixtures.cards.defaultLimits,
  },
];

const configs: Configs = {
  product: 'corridor',
  partnerName: 'Northwind Treasury',
  balanceCurrencies: [...CURRENCIES],
  minimumAmounts: CURRENCIES.map((currency) => money('1.00', currency)),
  cardBins: bins,
  maxFileBytes: 1_000_000,
  locales: ['en', 'fr', 'zh'],
};

/** Answers to the calls that widgets send before anybody has done anything. */
export const SAMPLE_ANSWERS: TestAnswers = {
  accounts: {
    totals: () =>
      CURRENCIES.map((currency) => ({
        currency,
        accounts: 8,
        available: money('125000.00', currency),
        held: money('2500.00', currency),
        collectionPending: money('0.00', currency),
      })),
    holds: () => [],
  },
  beneficiaries: {
    fields: (destination) => [...beneficiaryFields(destination)],
    duplicates: () => [],
    confirmPayee: () => ({ confirmation: null, name: null }),
  },
  cards: { bins: () => bins },
  collections: { statusCounts: () => collectionAuditStatus.codes.map((status) => ({ status, count: 3 })) },
  configs: { getConfigs: () => configs },
  dashboard: {
    figures: ({ zone, preset = 'lastThreeMonth' }) => ({
      period: { preset, zone, first: '2025-12-03', last: '2026-03-02' },
      before: { first: '2025-09-04', last: '2025-12-02' },
      merchants: null,
      cards: {
        total: 24,
        inPeriod: 6,
        before: 4,
        byStatus: cardStatus.codes.map((status) => ({ status, count: status === 'normal' ? 24 : 0 })),
      },
      balances: null,
      flows: null,
      recent: null,
      work: [],
    }),
  },
  exchangeQuotes: {
    rates: () => CURRENCIES.map((currency) => ({ currency, perUsd: PER_USD[currency], at: AT, maxAgeSeconds: null })),
  },
  merchants: { statusCounts: () => onboardingStatus.codes.map((status) => ({ status, count: 3 })) },
  paymentBatches: { lookup: () => ({ payees: [], near: [], sources: [], accounts: [], recent: [] }) },
  virtualAccounts: { offers: () => [] },
};
