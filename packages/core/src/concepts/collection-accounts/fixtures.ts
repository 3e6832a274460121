import type { CollectionAccountContract } from './contract';

/** An account that holds collections, as an example. @source ours */
export const collectionAccountFixture: CollectionAccountContract['record'] = {
  id: '01953c71-19c0-7cd6-b1ad-1d7228130aab',
  productType: 12,
  ownerId: '018604ac-6f61-7069-a07f-f1c35252ee46',
  ownerName: 'Société Générale des Épices Saint-Rémy',
  currency: 'EUR',
  pending: { amount: '8120.50', currency: 'EUR' },
  waiting: 2,
  creditedThisMonth: { amount: '12338.76', currency: 'EUR' },
  virtualAccounts: 3,
  lastReceivedAt: '2026-02-21T15:22:40.608Z',
};
