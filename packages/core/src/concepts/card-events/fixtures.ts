import type { CardEventContract } from './contract';

/** A card record, as an example. @source ours */
export const cardEventFixture: CardEventContract['record'] = {
  id: '019cacda-5455-74c7-9667-392257160cea',
  cardId: '018aff93-92e5-75d0-b011-0a6139b2528f',
  last4: '9366',
  holderName: 'Grace Mensah',
  merchantId: '0185a81f-2c6c-71bc-996b-1b12988a7391',
  merchantName: 'Ferretti & Figli Ceramiche S.r.l.',
  action: 'block',
  from: 'normal',
  to: 'blocked',
  actor: 'Omar Lindqvist',
  reason: 'Asked for by the holder',
  at: '2026-03-02T04:41:55.541Z',
};
