import type { ShopContract } from './contract';

/** The whole record of a shop, as an example. @source ours */
export const shopFixture: ShopContract['record'] = {
  id: '019c9889-8507-7990-9a6e-4ad7bac50cf3',
  ownerId: '019a50a9-fb27-7e8e-b2e3-c782025003ae',
  ownerName: 'Harbour & Finch Trading Ltd',
  name: 'Harbour & Finch Trading Ltd Store',
  brand: 'Harbour & Finch Trading Ltd',
  websiteUrl: 'https://www.harbourandfinch.example',
  businessType: 11,
  status: 1,
  createdAt: '2026-02-26T06:01:15.271Z',
  allowedActions: ['update', 'disable'],
};
