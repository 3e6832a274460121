import { accountConcept } from '../accounts';
import { authorizationConcept } from '../authorizations';
import { balanceInquiryConcept } from '../balance-inquiry';
import { beneficiaryConcept } from '../beneficiaries';
import { cardConcept } from '../cards';
import { collectionConcept } from '../collections';
import { configConcept } from '../configs';
import { dashboardConcept } from '../dashboard';
import { databaseMigrations } from '../database';
import { depositConcept } from '../deposits';
import { downloadConcept } from '../downloads';
import { embedSessionConcept } from '../embed-sessions';
import { exchangeOrderConcept } from '../exchange-orders';
import { exchangeQuoteConcept } from '../exchange-quotes';
import { fileMigrations } from '../files';
import { forgetOldAnswers, idempotencyMigrations } from '../idempotency';
import { ledgerMigrations } from '../ledger';
import { logConcept } from '../logs/concept';
import { materialLinkConcept } from '../material-links';
import { materialConcept } from '../materials';
import { merchantConcept } from '../merchants';
import { orderConcept } from '../orders';
import { paymentOrderConcept } from '../payment-orders';
import { permissionConcept } from '../permissions';
import { forgetOldAttempts, rateLimitMigrations } from '../rate-limit';
import { roleConcept } from '../roles';
import { sandboxMigrations } from '../sandbox/migration';
import { seedHistory } from '../seed/history';
import { seedMigrations } from '../seed/migration';
import { sessionConcept } from '../session';
import { shopConcept } from '../shops';
import { statementConcept } from '../statements';
import { transactionConcept } from '../transactions';
import { userConcept } from '../users';
import { virtualAccountConcept } from '../virtual-accounts';
import { withdrawalAccountConcept } from '../withdrawal-accounts';
import { withdrawalOrderConcept } from '../withdrawal-orders';
import type { Concept } from './Concept';

/** Every concept of the gateway, one line each. A migration that needs another concept's says so itself (`after`). */
export const concepts: readonly Concept[] = [
  { name: 'database', migrations: databaseMigrations },
  sessionConcept,
  { name: 'seed', migrations: seedMigrations },
  { name: 'rate-limit', migrations: rateLimitMigrations, upkeep: forgetOldAttempts },
  { name: 'idempotency', migrations: idempotencyMigrations, upkeep: forgetOldAnswers },
  { name: 'ledger', migrations: ledgerMigrations },
  logConcept,
  { name: 'files', migrations: fileMigrations },
  configConcept,
  merchantConcept,
  cardConcept,
  beneficiaryConcept,
  shopConcept,
  virtualAccountConcept,
  materialConcept,
  { name: 'sandbox', migrations: sandboxMigrations },
  accountConcept,
  transactionConcept,
  depositConcept,
  exchangeQuoteConcept,
  exchangeOrderConcept,
  orderConcept,
  paymentOrderConcept,
  withdrawalAccountConcept,
  withdrawalOrderConcept,
  collectionConcept,
  materialLinkConcept,
  { name: 'history', seed: seedHistory },
  statementConcept,
  authorizationConcept,
  userConcept,
  roleConcept,
  permissionConcept,
  downloadConcept,
  embedSessionConcept,
  dashboardConcept,
  balanceInquiryConcept,
];
