import type { MaterialLinkContract } from './contract';

/** The whole record of a material link, as an example. @source ours */
export const materialLinkFixture: MaterialLinkContract['record'] = {
  id: '019ca0f0-d48f-716b-8b2d-e33b3e6994b5',
  materialId: '019c9dd4-524f-79f7-aa2c-ca8dd45cb170',
  collectionId: '019c9db8-db0f-7681-8b2e-0490ab5cd1ff',
  ownerId: '0186447d-0c68-7d50-a8ec-abfc631f9e38',
  ownerName: 'Priya Raghunathan',
  buyerName: 'Gulf Horizon Trading FZE',
  payerName: 'Gulf Horizon Trading FZE',
  status: 'linked',
  amount: {
    amount: '20970.80',
    currency: 'EUR',
  },
  collectionStatus: 21,
  createdBy: 'Oscar Lindqvist',
  createdAt: '2026-02-27T21:11:03.567Z',
  releasedAt: null,
  allowedActions: ['delete'],
};
