import { accounts } from '../accounts';
import { authorizations } from '../authorizations';
import { beneficiaries } from '../beneficiaries';
import { cards } from '../cards';
import { collections } from '../collections';
import { configs } from '../configs';
import { dashboard } from '../dashboard';
import { deposits } from '../deposits';
import { downloads } from '../downloads';
import { embedSessions } from '../embed-sessions';
import { exchangeOrders } from '../exchange-orders';
import { exchangeQuotes } from '../exchange-quotes';
import { logs } from '../logs';
import { materialLinks } from '../material-links';
import { materials } from '../materials';
import { merchants } from '../merchants';
import { paymentOrders } from '../payment-orders';
import { permissions } from '../permissions';
import { roles } from '../roles';
import { shops } from '../shops';
import { statementLines, statements } from '../statements';
import { transactions } from '../transactions';
import { users } from '../users';
import { virtualAccounts } from '../virtual-accounts';
import { withdrawalAccounts } from '../withdrawal-accounts';
import { withdrawalOrders } from '../withdrawal-orders';

/** Every resource by the name of its client property: what the typed client and the walk of all verbs go through. @source ours */
export const resources = {
  configs,
  merchants,
  cards,
  authorizations,
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
  downloads,
  embedSessions,
  dashboard,
  paymentOrders,
  withdrawalAccounts,
  withdrawalOrders,
  shops,
  virtualAccounts,
  materials,
  materialLinks,
  collections,
  statements,
  statementLines,
} as const;
