import { accountConcept } from '../concepts/accounts';
import { approvalPolicyConcept } from '../concepts/approval-policies';
import { approvalConcept } from '../concepts/approvals';
import { authorizationConcept } from '../concepts/authorizations';
import { balanceInquiryConcept } from '../concepts/balance-inquiry';
import { beneficiaryConcept } from '../concepts/beneficiaries';
import { cardEventConcept } from '../concepts/card-events';
import { cardConcept } from '../concepts/cards';
import { changeConcept } from '../concepts/changes';
import { collectionAccountConcept } from '../concepts/collection-accounts';
import { collectionConcept } from '../concepts/collections';
import { configConcept } from '../concepts/configs';
import { dashboardConcept } from '../concepts/dashboard';
import { depositConcept } from '../concepts/deposits';
import { downloadConcept } from '../concepts/downloads';
import { embedSessionConcept } from '../concepts/embed-sessions';
import { exchangeOrderConcept } from '../concepts/exchange-orders';
import { exchangeQuoteConcept } from '../concepts/exchange-quotes';
import { jobFaultConcept } from '../concepts/job-faults';
import { logConcept } from '../concepts/logs/concept';
import { materialLinkConcept } from '../concepts/material-links';
import { materialConcept } from '../concepts/materials';
import { merchantConcept } from '../concepts/merchants';
import { notificationConcept } from '../concepts/notifications';
import { orderConcept } from '../concepts/orders';
import { paymentBatchConcept } from '../concepts/payment-batches';
import { paymentOrderConcept } from '../concepts/payment-orders';
import { permissionConcept } from '../concepts/permissions';
import { roleConcept } from '../concepts/roles';
import { sessionConcept } from '../concepts/session';
import { shopConcept } from '../concepts/shops';
import { statementConcept } from '../concepts/statements';
import { transactionConcept } from '../concepts/transactions';
import { transferOrderConcept } from '../concepts/transfer-orders';
import { userConcept } from '../concepts/users';
import { virtualAccountConcept } from '../concepts/virtual-accounts';
import { withdrawalAccountConcept } from '../concepts/withdrawal-accounts';
import { withdrawalOrderConcept } from '../concepts/withdrawal-orders';
import { ledgerMigrations } from '../ledger';
import { ledgerBreaches } from '../ledger/ledgerBreaches';
import type { Concept } from '../platform/concept/Concept';
import { databaseMigrations } from '../platform/database';
import { fileMigrations, forgetUploadParts } from '../platform/files';
import { forgetOldAnswers, idempotencyMigrations } from '../platform/idempotency';
import { jobMigrations } from '../platform/jobs';
import { forgetOldLeases, leaseMigrations } from '../platform/leases';
import { deliverMails, mailMigrations } from '../platform/mail';
import { forgetOldAttempts, rateLimitMigrations } from '../platform/rate-limit';
import { sandboxMigrations } from '../sandbox/migration';
import { seedHistory } from '../seed/history';
import { seedLog } from '../seed/log';
import { seedMigrations } from '../seed/migration';

/** Every concept of the gateway, one line each. A migration that needs another concept's says so itself (`after`). */
export const concepts: readonly Concept[] = [
  { name: 'database', migrations: databaseMigrations },
  sessionConcept,
  { name: 'seed', migrations: seedMigrations },
  { name: 'rate-limit', migrations: rateLimitMigrations, scheduledJobs: [forgetOldAttempts] },
  { name: 'idempotency', migrations: idempotencyMigrations, scheduledJobs: [forgetOldAnswers] },
  { name: 'leases', migrations: leaseMigrations, scheduledJobs: [forgetOldLeases] },
  { name: 'jobs', migrations: jobMigrations },
  { name: 'mail', migrations: mailMigrations, scheduledJobs: [deliverMails] },
  { name: 'ledger', migrations: ledgerMigrations, breaches: ledgerBreaches },
  logConcept,
  { name: 'files', migrations: fileMigrations, scheduledJobs: [forgetUploadParts] },
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
  paymentBatchConcept,
  withdrawalAccountConcept,
  withdrawalOrderConcept,
  collectionConcept,
  collectionAccountConcept,
  materialLinkConcept,
  { name: 'history', seed: seedHistory },
  transferOrderConcept,
  statementConcept,
  authorizationConcept,
  cardEventConcept,
  userConcept,
  roleConcept,
  permissionConcept,
  downloadConcept,
  embedSessionConcept,
  approvalPolicyConcept,
  approvalConcept,
  notificationConcept,
  changeConcept,
  dashboardConcept,
  balanceInquiryConcept,
  jobFaultConcept,
  { name: 'demo-log', seed: seedLog },
];
