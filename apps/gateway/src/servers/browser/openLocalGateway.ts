import { createGateway } from '../../app/createGateway';
import type { Gateway } from '../../app/GatewayOptions';
import { seedDatabase } from '../../app/seedDatabase';
import { openPglite } from '../../platform/database';
import { wasmHasher } from './wasmHasher';

/** A gateway in memory, with its database. */
export interface LocalGateway extends Gateway {
  close(): Promise<void>;
}

/** Opens a seeded gateway right here: on the page, or in the worker that this runs in. A snapshot spares the set-up. */
export async function openLocalGateway(snapshot?: Blob): Promise<LocalGateway> {
  const db = await openPglite(snapshot ? { loadDataDir: snapshot } : {});
  const gateway = await createGateway({ db, passwords: wasmHasher, sandbox: true });
  await seedDatabase({ db, passwords: wasmHasher });
  return { ...gateway, close: () => db.close() };
}
