import { beforeEach, expect, it } from 'vitest';
import { writeAbilityRules } from '../session/abilityRules';
import { recordHref } from './recordHref';

const ID = '0198a000-0000-7000-8000-00000000000f';

beforeEach(() => writeAbilityRules([{ action: 'manage', subject: 'all' }]));

it.each([
  [{ segment: 'card', id: ID }, `/card?open=${ID}`],
  [{ segment: 'authorization', id: ID }, `/card?tab=authorizations&open=${ID}`],
  [{ segment: 'authorization', filter: { cardId: ID } }, `/card?tab=authorizations&cardId=${ID}`],
  [{ segment: 'card-event', id: ID }, `/card?tab=records&open=${ID}`],
  [{ segment: 'card-event', filter: { cardId: ID } }, `/card?tab=records&cardId=${ID}`],
  [{ segment: 'transaction', id: ID }, `/transactions?open=${ID}`],
  [{ segment: 'deposit', id: ID }, `/account?tab=deposits&open=${ID}`],
  [{ segment: 'withdrawal-account', id: ID }, `/withdrawal/accounts?open=${ID}`],
  [{ segment: 'withdrawal-order', create: { withdrawalAccountId: ID } }, `/withdrawal/orders?new=1&to=${ID}`],
  [{ segment: 'material', id: ID }, `/material/materials?open=${ID}`],
  [{ segment: 'material-link', filter: { collection: ID } }, `/material/links?collection=${ID}`],
  [{ segment: 'material-link', filter: { collectionId: ID } }, `/material/links?collectionId=${ID}`],
  [{ segment: 'material', create: { ownerId: ID } }, '/material/materials?form=new'],
  [{ segment: 'account', filter: { ownerId: ID } }, `/account?ownerId=${ID}`],
  [{ segment: 'account', id: ID }, `/account?open=${ID}`],
  [{ segment: 'merchant', id: ID }, `/merchant?open=${ID}`],
  [{ segment: 'card', filter: { merchantId: ID } }, `/card?merchantId=${ID}`],
  [{ segment: 'transaction', filter: { ownerId: ID } }, `/transactions?ownerId=${ID}`],
  [{ segment: 'transaction', filter: { accountId: ID } }, `/transactions?accountId=${ID}`],
  [{ segment: 'deposit', filter: { accountId: ID } }, `/account?tab=deposits&accountId=${ID}`],
  [{ segment: 'statement', id: ID }, `/statement?open=${ID}`],
  [{ segment: 'statement', filter: { accountId: ID } }, `/statement?accountId=${ID}`],
  [{ segment: 'statement', filter: { transactionId: ID } }, `/statement?transactionId=${ID}`],
  [{ segment: 'payment-order', id: ID }, `/payment/orders?open=${ID}`],
  [{ segment: 'payment-batch', id: ID }, `/payment/orders?batch=${ID}`],
  [{ segment: 'exchange-order', id: ID }, `/exchange/orders?open=${ID}`],
  [{ segment: 'transfer-order', id: ID }, `/transfer?open=${ID}`],
  [{ segment: 'withdrawal-order', id: ID }, `/withdrawal/orders?open=${ID}`],
  [{ segment: 'virtual-account', id: ID }, `/collection/virtual-accounts?open=${ID}`],
  [{ segment: 'collection', filter: { accountId: ID } }, `/collection/collections?accountId=${ID}`],
  [{ segment: 'permission', id: ID }, `/permission/roles?tab=permissions&open=${ID}`],
  [{ segment: 'role', id: ID }, `/permission/roles?open=${ID}`],
  [{ segment: 'user', id: ID }, `/permission/users?open=${ID}`],
  [
    { segment: 'log', filter: { subject: ['user', 'session'], subjectId: ID } },
    `/log?subject=user%2Csession&subjectId=${ID}`,
  ],
  [{ segment: 'transaction', filter: { search: ID, status: [1, 2] } }, `/transactions?search=${ID}&status=1%2C2`],
] as const)('finds the screen of %o', (target, address) => expect(recordHref(target)).toBe(address));

it('leads nowhere that the reader may not see', () => {
  writeAbilityRules([{ action: 'read', subject: 'account' }]);
  expect(recordHref({ segment: 'transaction', id: ID })).toBeUndefined();
  expect(recordHref({ segment: 'withdrawal-order', create: { accountId: ID } })).toBeUndefined();
  expect(recordHref({ segment: 'account', id: ID })).toBe(`/account?open=${ID}`);
  expect(recordHref({ segment: 'account', filter: {}, action: 'create' })).toBeUndefined();
});
