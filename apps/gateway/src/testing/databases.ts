import { createGateway } from '../app/createGateway';
import type { Gateway, GatewayOptions } from '../app/GatewayOptions';
import type { Database } from '../platform/database';
import { createOutbox, type Outbox } from '../platform/mail';
import { loadDocumentFonts } from '../servers/node/loadDocumentFonts';
import { nativeHasher } from '../servers/node/nativeHasher';
import { openDatabase } from '../servers/node/openDatabase';
import { createTestClock, type TestClock } from './createTestClock';
import { openEmbedded } from './embedded';
import { createScratchDatabase } from './ledger/scratchDatabase';

/** A database with the whole schema in it, shared by a run's tests. */
export interface TestDatabase {
  readonly db: Database;
  /** Makes a gateway over it, with a clock and an outbox of its own. */
  open(options?: Partial<GatewayOptions>): Promise<TestGateway>;
  /** Makes a gateway over it as another process would have one: on connections of its own, where the database is a server. */
  beside(options?: Partial<GatewayOptions>): Promise<TestGateway>;
}

/** A gateway in a test. */
export interface TestGateway {
  readonly db: Database;
  readonly gateway: Gateway;
  readonly clock: TestClock;
  readonly outbox: Outbox;
}

let opened: Promise<TestDatabase> | undefined;

/** The database of a run's tests: the server that `DATABASE_URL` names, or else the embedded one. Whatever runs once for each covers both. */
export const DATABASES: readonly (readonly [name: string, open: () => Promise<TestDatabase>])[] = process.env
  .DATABASE_URL
  ? [['server', () => once(openScratch)]]
  : [['embedded', () => once(openAlone)]];

// Starting one takes seconds: all files of a run share it, and every test brings a partner of its own.
function once(open: () => Promise<Connections>): Promise<TestDatabase> {
  opened ??= open().then(databaseOf);
  return opened;
}

/** The connections of a run's tests, and others to the same database. */
interface Connections {
  readonly db: Database;
  readonly others: () => Promise<Database>;
}

async function openScratch(): Promise<Connections> {
  const { url } = await createScratchDatabase(process.env.DATABASE_URL ?? '');
  let second: Promise<Database> | undefined;
  const others = () => {
    second ??= openDatabase({ databaseURL: url });
    return second;
  };
  return { db: await openDatabase({ databaseURL: url }), others };
}

async function openAlone(): Promise<Connections> {
  const db = await openEmbedded();
  return { db, others: async () => db };
}

async function databaseOf({ db, others }: Connections): Promise<TestDatabase> {
  await createGateway({ db, passwords: nativeHasher });
  const openOver = async (connections: Database, options: Partial<GatewayOptions>): Promise<TestGateway> => {
    const clock = createTestClock();
    const outbox = createOutbox();
    const gateway = await createGateway({
      db: connections,
      clock,
      mailer: outbox,
      passwords: nativeHasher,
      documentFonts: loadDocumentFonts,
      checkAnswers: true,
      ...options,
    });
    return { db: connections, gateway, clock, outbox };
  };
  return {
    db,
    open: (options = {}) => openOver(db, options),
    beside: async (options = {}) => openOver(await others(), options),
  };
}
