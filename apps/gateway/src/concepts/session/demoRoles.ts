import {
  type AbilityRule,
  accounts,
  approvalPolicies,
  approvals,
  beneficiaries,
  cards,
  collections,
  DECIDE_RIGHT,
  downloads,
  exchangeOrders,
  exchangeQuotes,
  jobFaults,
  logs,
  materialLinks,
  materials,
  merchants,
  paymentBatches,
  paymentOrders,
  permissions,
  roles,
  shops,
  transferOrders,
  users,
  virtualAccounts,
  withdrawalAccounts,
  withdrawalOrders,
} from '@corridor/core';
import type { DemoRole } from '../../platform/seeding/partners';

/** What the people of daily work decide on for each other. */
const DECIDED: AbilityRule = {
  action: DECIDE_RIGHT,
  subject: [
    paymentOrders.segment,
    withdrawalOrders.segment,
    exchangeOrders.segment,
    transferOrders.segment,
    withdrawalAccounts.segment,
    approvalPolicies.segment,
  ],
};

/** What each role of the seeded partners may do. Subjects are segments of resources; a call's action is its own name. */
export const DEMO_ROLES: Readonly<Record<DemoRole, { description: string; rules: AbilityRule[] }>> = {
  administrator: {
    description: 'Everything, users and roles included',
    rules: [{ action: 'manage', subject: 'all' }],
  },
  operator: {
    description: 'Daily work: merchants, cards, collections',
    rules: [
      { action: ['read', 'export'], subject: 'all' },
      {
        action: 'manage',
        subject: [
          cards.segment,
          merchants.segment,
          beneficiaries.segment,
          shops.segment,
          virtualAccounts.segment,
          materials.segment,
          materialLinks.segment,
          downloads.segment,
          approvals.segment,
        ],
      },
      DECIDED,
      {
        action: 'manage',
        subject: [users.segment, roles.segment, permissions.segment, logs.segment, jobFaults.segment],
        inverted: true,
      },
    ],
  },
  finance: {
    description: 'Money: accounts, exchange, payments, withdrawals; reads everything, no actions on cards',
    rules: [
      { action: ['read', 'export'], subject: 'all' },
      { action: 'manage', subject: [beneficiaries.segment, downloads.segment, approvals.segment] },
      {
        action: 'manage',
        subject: [
          accounts.segment,
          exchangeQuotes.segment,
          exchangeOrders.segment,
          transferOrders.segment,
          paymentOrders.segment,
          paymentBatches.segment,
          withdrawalAccounts.segment,
          withdrawalOrders.segment,
          collections.segment,
        ],
      },
      DECIDED,
      { action: 'manage', subject: 'sandbox' },
      {
        action: 'manage',
        subject: [users.segment, roles.segment, permissions.segment, jobFaults.segment],
        inverted: true,
      },
    ],
  },
  viewer: {
    description: 'Reads, changes nothing',
    rules: [
      { action: 'read', subject: 'all' },
      {
        action: 'manage',
        subject: [users.segment, roles.segment, permissions.segment, logs.segment, jobFaults.segment],
        inverted: true,
      },
    ],
  },
};
