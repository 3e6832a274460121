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
  : [['embedded', () => once(openEmbedded)]];

// Starting one takes seconds: all files of a run share it, and every test brings a partner of its own.
function once(open: () => Promise<Database>): Promise<TestDatabase> {
  opened ??= open().then(databaseOf);
  return opened;
}

async function openScratch(): Promise<Database> {
  const { url } = await createScratchDatabase(process.env.DATABASE_URL ?? '');
  return openDatabase({ databaseURL: url });
}

async function databaseOf(db: Database): Promise<TestDatabase> {
  await createGateway({ db, passwords: nativeHasher });
  return {
    db,
    open: async (options = {}) => {
      const clock = createTestClock();
      const outbox = createOutbox();
      const gateway = await createGateway({
        db,
        clock,
        mailer: outbox,
        passwords: nativeHasher,
        documentFonts: loadDocumentFonts,
        checkAnswers: true,
        ...options,
      });
      return { db, gateway, clock, outbox };
    },
  };
}
