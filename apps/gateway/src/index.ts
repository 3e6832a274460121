export type { Clock } from './app/Clock';
export { describeGateway } from './app/describeGateway';
export type { Gateway, GatewayOptions } from './app/GatewayOptions';
export { createLogger, type Logger, silentLogger } from './app/Logger';
export { type Database, openPglite } from './database';
export { createOutbox, type Mail, type Mailer, type Outbox } from './mail';
export { createGateway } from './node/createGateway';
export { createSmtpMailer } from './node/createSmtpMailer';
export { nativeHasher } from './node/nativeHasher';
export { type DatabaseOptions, openDatabase } from './node/openDatabase';
export { openPostgres, type PostgresOptions } from './node/openPostgres';
export { runFromEnvironment } from './node/runFromEnvironment';
export { StartError } from './node/StartError';
export { type Running, type ServeOptions, serve } from './node/serve';
export {
  DEMO_KEYS,
  DEMO_PARTNERS,
  DEMO_SIGN_INS,
  type DemoKey,
  type DemoRole,
  type DemoSignIn,
  generateCards,
  generateTransactions,
  seedDatabase,
} from './seed';
export { type CardVault, createTestVault } from './vault';
