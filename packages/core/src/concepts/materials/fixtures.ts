import type { MaterialContract } from './contract';

/** The whole record of a material, as an example. @source ours */
export const materialFixture: MaterialContract['record'] = {
  id: '019c9dd4-524f-79f7-aa2c-ca8dd45cb170',
  productType: 12,
  ownerId: '0186447d-0c68-7d50-a8ec-abfc631f9e38',
  ownerName: 'Priya Raghunathan',
  buyerName: 'Gulf Horizon Trading FZE',
  buyerCountry: 'AE',
  senderName: 'Priya Raghunathan',
  tradeComments: 'Second delivery of the framework contract',
  amount: {
    amount: '20970.80',
    currency: 'EUR',
  },
  linkedAmount: {
    amount: '20970.80',
    currency: 'EUR',
  },
  linkableAmount: {
    amount: '0.00',
    currency: 'EUR',
  },
  certificateKinds: ['logisticsCertificate'],
  createdBy: 'Oscar Lindqvist',
  createdAt: '2026-02-27T06:41:03.567Z',
  allowedActions: ['update'],
  certificates: [
    {
      id: '019c9dd4-524f-75f0-9987-39e636d6da81',
      kind: 'logisticsCertificate',
      name: 'bill-of-lading.pdf',
      size: 647,
      contentType: 'application/pdf',
      uploadedAt: '2026-02-27T06:41:03.567Z',
    },
  ],
  timeline: [
    {
      id: '019ca0f0-d48f-7d03-8c51-6f1f0c1a7b52',
      kind: 'linked',
      at: '2026-02-27T21:11:03.567Z',
      actor: 'Oscar Lindqvist',
      amount: {
        amount: '20970.80',
        currency: 'EUR',
      },
      collectionId: '019c9db8-db0f-7681-8b2e-0490ab5cd1ff',
      payerName: 'Gulf Horizon Trading FZE',
    },
    {
      id: '019c9dd4-524f-7b1e-a0c4-2a5d3f9c8e11',
      kind: 'created',
      at: '2026-02-27T06:41:03.567Z',
      actor: 'Oscar Lindqvist',
      amount: null,
      collectionId: null,
      payerName: null,
    },
  ],
};
