import type { CollectionContract } from './contract';

/** The whole record of a collection, as an example. @source ours */
export const collectionFixture: CollectionContract['record'] = {
  id: '019c80cb-b860-7835-be5e-e2517f50e3b0',
  productType: 12,
  ownerId: '018604ac-6f61-7069-a07f-f1c35252ee46',
  ownerName: 'Société Générale des Épices Saint-Rémy',
  accountId: '01953c71-19c0-7cd6-b1ad-1d7228130aab',
  virtualAccountId: '019b73be-25c0-7085-b655-dbb231452db9',
  virtualAccountNumber: 'DE17999123006306721718',
  holderName: 'Société Générale des Épices Saint-Rémy',
  status: 26,
  amount: {
    amount: '12338.76',
    currency: 'EUR',
  },
  fee: {
    amount: '0.00',
    currency: 'EUR',
  },
  credited: {
    amount: '12338.76',
    currency: 'EUR',
  },
  linkedAmount: {
    amount: '12338.76',
    currency: 'EUR',
  },
  linkableAmount: {
    amount: '0.00',
    currency: 'EUR',
  },
  payerName: 'Kowloon Bridge Ltd',
  payerAccountNumber: '012-345678-901',
  payerCountry: 'HK',
  reference: 'Statement 34597',
  bankReference: 'E2E1771687360608843882',
  rejectionReason: null,
  receivedAt: '2026-02-21T15:22:40.608Z',
  reviewedAt: '2026-02-23T18:22:40.608Z',
  returnedAt: null,
  allowedActions: [],
  transactionId: '019c80cb-b860-7aa2-ae23-a1e360e4f7dc',
  creditTransactionId: '019c8bbd-3be0-7643-bbf6-aa204bfb28f7',
  returnTransactionId: null,
  timeline: [
    {
      id: '019c80cb-b860-79eb-8458-19fb544d9cf1',
      kind: 'arrived',
      at: '2026-02-21T15:22:40.608Z',
      actor: 'Rheinbank',
      from: null,
      to: 22,
      amount: {
        amount: '12338.76',
        currency: 'EUR',
      },
      reason: null,
      transferId: '019cade2-11c0-71c5-810f-557c7765db79',
    },
    {
      id: '019c84a8-7d60-7815-95e9-3dd98e285604',
      kind: 'linked',
      at: '2026-02-22T09:22:40.608Z',
      actor: 'Oscar Lindqvist',
      from: 22,
      to: 21,
      amount: {
        amount: '12338.76',
        currency: 'EUR',
      },
      reason: null,
      transferId: null,
    },
  ],
};
