export { auditBooks, type BooksReport, verifyBooks } from './app/auditBooks';
export { describeGateway } from './app/describeGateway';
export type { Gateway, GatewayOptions } from './app/GatewayOptions';
export { StartError } from './app/StartError';
export { seedDatabase } from './app/seedDatabase';
export { type Unlocked, type Unlocking, unlockPolicies } from './concepts/approval-policies/unlockPolicies';
export { type ImportedBins, type Importing, importBins } from './concepts/cards/importBins';
export { createAdministrator, type FirstAdministrator } from './concepts/users/createAdministrator';
export {
  type LostAdministrator,
  type Recovered,
  type Recovering,
  recoverAdministrator,
} from './concepts/users/recoverAdministrator';
export {
  type Breach,
  type BreachKind,
  type ChainHead,
  type ChainReport,
  verifyAudit,
} from './platform/audit/verifyAudit';
export { type Database, makeRoles, openPglite } from './platform/database';
export { createOutbox, type Mail, type Mailer, type Outbox } from './platform/mail';
export type { Clock } from './platform/ports/Clock';
export { createLogger, type Logger, silentLogger } from './platform/ports/Logger';
export { type CardVault, createTestVault } from './platform/vault';
export {
  DEMO_KEYS,
  DEMO_PARTNERS,
  DEMO_SIGN_INS,
  type DemoKey,
  type DemoRole,
  type DemoSignIn,
  generateCards,
  generateTransactions,
} from './seed';
export { createGateway } from './servers/node/createGateway';
export { createSmtpMailer } from './servers/node/createSmtpMailer';
export { nativeHasher } from './servers/node/nativeHasher';
export { type DatabaseOptions, openDatabase } from './servers/node/openDatabase';
export { openPostgres, type PostgresOptions } from './servers/node/openPostgres';
export { runFromEnvironment } from './servers/node/runFromEnvironment';
export { type Running, type ServeOptions, serve } from './servers/node/serve';
