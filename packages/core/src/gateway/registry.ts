import { accounts } from '../concepts/accounts';
import { approvalPolicies } from '../concepts/approval-policies';
import { approvals } from '../concepts/approvals';
import { authorizations } from '../concepts/authorizations';
import { beneficiaries } from '../concepts/beneficiaries';
import { cardEvents } from '../concepts/card-events';
import { cards } from '../concepts/cards';
import { collectionAccounts } from '../concepts/collection-accounts';
import { collections } from '../concepts/collections';
import { configs } from '../concepts/configs';
import { dashboard } from '../concepts/dashboard';
import { deposits } from '../concepts/deposits';
import { downloads } from '../concepts/downloads';
import { embedSessions } from '../concepts/embed-sessions';
import { exchangeOrders } from '../concepts/exchange-orders';
import { exchangeQuotes } from '../concepts/exchange-quotes';
import { jobFaults } from '../concepts/job-faults';
import { logs } from '../concepts/logs';
import { materialLinks } from '../concepts/material-links';
import { materials } from '../concepts/materials';
import { merchants } from '../concepts/merchants';
import { paymentBatches } from '../concepts/payment-batches';
import { paymentOrders } from '../concepts/payment-orders';
import { permissions } from '../concepts/permissions';
import { roles } from '../concepts/roles';
import { shops } from '../concepts/shops';
import { statementLines, statements } from '../concepts/statements';
import { transactions } from '../concepts/transactions';
import { transferOrders } from '../concepts/transfer-orders';
import { users } from '../concepts/users';
import { virtualAccounts } from '../concepts/virtual-accounts';
import { withdrawalAccounts } from '../concepts/withdrawal-accounts';
import { withdrawalOrders } from '../concepts/withdrawal-orders';

/** Every resource by the name of its client property: what the typed client and the walk of all verbs go through. @source ours */
export const resources = {
  configs,
  merchants,
  cards,
  authorizations,
  cardEvents,
  beneficiaries,
  accounts,
  transactions,
  deposits,
  users,
  roles,
  permissions,
  logs,
  exchangeQuotes,
  exchangeOrders,
  transferOrders,
  downloads,
  embedSessions,
  dashboard,
  paymentOrders,
  paymentBatches,
  withdrawalAccounts,
  withdrawalOrders,
  shops,
  virtualAccounts,
  materials,
  materialLinks,
  collections,
  collectionAccounts,
  statements,
  statementLines,
  approvals,
  approvalPolicies,
  jobFaults,
} as const;
