import { accountFixture } from '../concepts/accounts/fixtures';
import { approvalPolicyFixture } from '../concepts/approval-policies/fixtures';
import { approvalFixture } from '../concepts/approvals/fixtures';
import { authorizationFixture } from '../concepts/authorizations/fixtures';
import { beneficiaryFixture } from '../concepts/beneficiaries/fixtures';
import { cardEventFixture } from '../concepts/card-events/fixtures';
import { cardFixture } from '../concepts/cards/fixtures';
import { collectionAccountFixture } from '../concepts/collection-accounts/fixtures';
import { collectionFixture } from '../concepts/collections/fixtures';
import { depositFixture } from '../concepts/deposits/fixtures';
import { downloadFixture } from '../concepts/downloads/fixtures';
import { exchangeOrderFixture } from '../concepts/exchange-orders/fixtures';
import { exchangeQuoteFixture } from '../concepts/exchange-quotes/fixtures';
import { jobFaultFixture } from '../concepts/job-faults/fixtures';
import { logFixture } from '../concepts/logs/fixtures';
import { materialLinkFixture } from '../concepts/material-links/fixtures';
import { materialFixture } from '../concepts/materials/fixtures';
import { merchantFixture } from '../concepts/merchants/fixtures';
import { paymentBatchFixture } from '../concepts/payment-batches/fixtures';
import { paymentOrderFixture } from '../concepts/payment-orders/fixtures';
import { permissionFixture } from '../concepts/permissions/fixtures';
import { roleFixture } from '../concepts/roles/fixtures';
import { shopFixture } from '../concepts/shops/fixtures';
import { statementFixture } from '../concepts/statements/fixtures';
import { transactionFixture } from '../concepts/transactions/fixtures';
import { transferOrderFixture } from '../concepts/transfer-orders/fixtures';
import { userFixture } from '../concepts/users/fixtures';
import { virtualAccountFixture } from '../concepts/virtual-accounts/fixtures';
import { withdrawalAccountFixture } from '../concepts/withdrawal-accounts/fixtures';
import { withdrawalOrderFixture } from '../concepts/withdrawal-orders/fixtures';
import type { Resource } from '../resource';
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
  cardEvents: cardEventFixture,
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
  transferOrders: transferOrderFixture,
  downloads: downloadFixture,
  paymentOrders: paymentOrderFixture,
  paymentBatches: paymentBatchFixture,
  withdrawalAccounts: withdrawalAccountFixture,
  withdrawalOrders: withdrawalOrderFixture,
  shops: shopFixture,
  approvals: approvalFixture,
  approvalPolicies: approvalPolicyFixture,
  jobFaults: jobFaultFixture,
  virtualAccounts: virtualAccountFixture,
  materials: materialFixture,
  materialLinks: materialLinkFixture,
  collections: collectionFixture,
  collectionAccounts: collectionAccountFixture,
  statements: statementFixture,
};
