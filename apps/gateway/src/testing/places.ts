import { createGateway } from '../app/createGateway';
import type { Gateway, GatewayOptions } from '../app/GatewayOptions';
import { type Database, openPglite } from '../database';
import { createScratchDatabase } from '../ledger/testing/scratchDatabase';
import { createOutbox, type Outbox } from '../mail';
import { nativeHasher } from '../node/nativeHasher';
import { openDatabase } from '../node/openDatabase';
import { createTestClock, type TestClock } from './createTestClock';

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

const opened = new Map<string, Promise<Place>>();

/** The databases that every test of the gateway runs on: embedded always, a server when `DATABASE_URL` names one. */
export const PLACES: readonly (readonly [name: string, open: () => Promise<Place>])[] = [
  ['embedded', () => once('embedded', () => openPglite())],
  ...(process.env.DATABASE_URL ? [['server', () => once('server', openScratch)] as const] : []),
];

// Starting one takes seconds: all files of a run share it, and every test brings a partner of its own.
function once(name: string, open: () => Promise<Database>): Promise<Place> {
  const place = opened.get(name) ?? open().then(placeOf);
  opened.set(name, place);
  return place;
}

async function openScratch(): Promise<Database> {
  const { url } = await createScratchDatabase(process.env.DATABASE_URL ?? '');
  return openDatabase({ databaseURL: url });
}

function placeOf(db: Database): Place {
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
        checkAnswers: true,
        ...options,
      });
      return { db, gateway, clock, outbox };
    },
  };
}
