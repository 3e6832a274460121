import { accountFixture } from '../accounts';
import { authorizationFixture } from '../authorizations';
import { beneficiaryFixture } from '../beneficiaries';
import { cardFixture } from '../cards';
import { collectionFixture } from '../collections';
import { depositFixture } from '../deposits';
import { downloadFixture } from '../downloads';
import { exchangeOrderFixture } from '../exchange-orders';
import { exchangeQuoteFixture } from '../exchange-quotes';
import { logFixture } from '../logs';
import { materialLinkFixture } from '../material-links';
import { materialFixture } from '../materials';
import { merchantFixture } from '../merchants';
import { paymentOrderFixture } from '../payment-orders';
import { permissionFixture } from '../permissions';
import type { Resource } from '../resource';
import { roleFixture } from '../roles';
import { shopFixture } from '../shops';
import { statementFixture } from '../statements';
import { transactionFixture } from '../transactions';
import { userFixture } from '../users';
import { virtualAccountFixture } from '../virtual-accounts';
import { withdrawalAccountFixture } from '../withdrawal-accounts';
import { withdrawalOrderFixture } from '../withdrawal-orders';
import type { resources } from './registry';

type Resources = typeof resources;

/** A resource whose records are read one by one. */
type Recorded = { [N in keyof Resources]: 'get' extends Resources[N]['verbs'][number] ? N : never }[keyof Resources];

type RecordOf<R> = R extends Resource<infer C> ? C['record'] : never;

/** An example of the whole record of every resource that has one, by the name of its client property: for documents and tests. @source ours */
export const fixtures: { readonly [N in Recorded]: RecordOf<Resources[N]> } = {
  merchants: merchantFixture,
  cards: cardFixture,
  authorizations: authorizationFixture,
  beneficiaries: beneficiaryFixture,
  accounts: accountFixture,
  transactions: transactionFixture,
  deposits: depositFixture,
  users: userFixture,
  roles: roleFixture,
  permissions: permissionFixture,
  logs: logFixture,
  exchangeQuotes: exchangeQuoteFixture,
  exchangeOrders: exchangeOrderFixture,
  downloads: downloadFixture,
  paymentOrders: paymentOrderFixture,
  withdrawalAccounts: withdrawalAccountFixture,
  withdrawalOrders: withdrawalOrderFixture,
  shops: shopFixture,
  virtualAccounts: virtualAccountFixture,
  materials: materialFixture,
  materialLinks: materialLinkFixture,
  collections: collectionFixture,
  statements: statementFixture,
};
