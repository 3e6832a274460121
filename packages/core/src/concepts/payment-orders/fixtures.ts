import type { PaymentOrderContract } from './contract';

/** The whole record of a payment order, as an example. @source ours */
export const paymentOrderFixture: PaymentOrderContract['record'] = {
  id: '019c0983-4a73-7000-9a31-6fe51a05add0',
  productType: 10,
  ownerId: '0198a000-0000-7000-8000-000000000001',
  ownerName: 'Meridian Payments',
  accountId: '01953c71-19c0-71dc-9ed5-e0f565e4af66',
  status: 4,
  displayStatus: 'completed',
  amount: {
    amount: '19330.00',
    currency: 'BRL',
  },
  fee: {
    amount: '19.33',
    currency: 'BRL',
  },
  debited: {
    amount: '19339.67',
    currency: 'BRL',
  },
  received: {
    amount: '19320.34',
    currency: 'BRL',
  },
  transactionId: '019c0983-4a73-7001-880c-969ff95c627d',
  reason: null,
  createdBy: 'Amara Okafor',
  createdAt: '2026-01-29T11:28:45.171Z',
  completedAt: '2026-01-29T13:28:45.171Z',
  allowedActions: [],
  beneficiaryId: '01903c2c-b986-7a62-8fc8-6264cb16fa3e',
  beneficiaryName: 'Luana Nogueira',
  accountEnding: 'MPLE',
  bankCountry: 'BR',
  paymentMethod: 'local',
  feeDirection: 'shared',
  reference: 'Service contract 7967',
  fixedSide: 'sent',
  beneficiary: {
    bank: {
      pixKey: 'pagamentos23555@vendedor.example',
      pixKeyType: 'email',
      accountNumberType: 3,
    },
    payee: {
      cpf: '11912345684',
      lastName: 'Nogueira',
      firstName: 'Luana',
    },
    currency: 'BRL',
    payeeType: 2,
    accountType: 1,
    bankCountry: 'BR',
    paymentMethod: 'local',
  },
  purpose: null,
  invoice: null,
  arrival: {
    arrivesOn: '2026-01-30',
    sentOn: '2026-01-29',
    cutOffAt: '2026-01-29T17:00:00.000Z',
    delays: [],
  },
  exchange: null,
  refundTransactionId: null,
  timeline: [
    {
      status: 1,
      at: '2026-01-29T11:28:45.171Z',
      reason: null,
      actor: 'Amara Okafor',
    },
    {
      status: 3,
      at: '2026-01-29T11:40:45.171Z',
      reason: null,
      actor: null,
    },
  ],
};
