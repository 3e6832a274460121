import { createGateway } from '../app/createGateway';
import type { Gateway, GatewayOptions } from '../app/GatewayOptions';
import type { Database } from '../database';
import { createScratchDatabase } from '../ledger/testing/scratchDatabase';
import { createOutbox, type Outbox } from '../mail';
import { loadDocumentFonts } from '../node/loadDocumentFonts';
import { nativeHasher } from '../node/nativeHasher';
import { openDatabase } from '../node/openDatabase';
import { createTestClock, type TestClock } from './createTestClock';
import { openEmbedded } from './embedded';

/** A database with the whole schema in it, shared by a run's tests. */
export interface Place {
  readonly db: Database;
  /** Makes a gateway over it, with a clock and an outbox of its own. */
  open(options?: Partial<GatewayOptions>): Promise<House>;
}

/** A gateway in a test. */
export interface House {
  readonly db: Database;
  readonly gateway: Gateway;
  readonly clock: TestClock;
  readonly outbox: Outbox;
}

let opened: Promise<Place> | undefined;

/** The database of a run's tests: the server that `DATABASE_URL` names, or else the embedded one. Whatever runs once for each covers both. */
export const PLACES: readonly (readonly [name: string, open: () => Promise<Place>])[] = process.env.DATABASE_URL
  ? [['server', () => once(openScratch)]]
  : [['embedded', () => once(openEmbedded)]];

// Starting one takes seconds: all files of a run share it, and every test brings a partner of its own.
function once(open: () => Promise<Database>): Promise<Place> {
  opened ??= open().then(placeOf);
  return opened;
}

async function openScratch(): Promise<Database> {
  const { url } = await createScratchDatabase(process.env.DATABASE_URL ?? '');
  return openDatabase({ databaseURL: url });
}

async function placeOf(db: Database): Promise<Place> {
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
