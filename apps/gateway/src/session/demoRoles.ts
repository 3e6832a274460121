import type { AbilityRule } from '@corridor/core';
import type { DemoRole } from '../seed/partners';

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
          'card',
          'merchant',
          'beneficiary',
          'shop',
          'virtual-account',
          'material',
          'material-link',
          'download',
        ],
      },
      { action: 'manage', subject: ['user', 'role', 'permission', 'log'], inverted: true },
    ],
  },
  finance: {
    description: 'Money: accounts, exchange, payments, withdrawals; reads everything, no actions on cards',
    rules: [
      { action: ['read', 'export'], subject: 'all' },
      { action: 'manage', subject: ['beneficiary', 'download'] },
      {
        action: 'manage',
        subject: [
          'account',
          'exchange-quote',
          'exchange-order',
          'payment-order',
          'withdrawal-account',
          'withdrawal-order',
          'collection',
        ],
      },
      { action: 'manage', subject: 'sandbox' },
      { action: 'manage', subject: ['user', 'role', 'permission'], inverted: true },
    ],
  },
  viewer: {
    description: 'Reads, changes nothing',
    rules: [
      { action: 'read', subject: 'all' },
      { action: 'manage', subject: ['user', 'role', 'permission', 'log'], inverted: true },
    ],
  },
};
