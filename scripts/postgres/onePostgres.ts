import type { Postgres } from './runCluster.js';
import { startFleetingPostgres } from './startPostgres.js';

/** A PostgreSQL that starts when somebody first asks for its address. */
export function onePostgres(): { url: () => Promise<string>; stop: () => Promise<void> } {
  let started: Promise<Postgres> | undefined;
  return {
    url: async () => {
      started ??= startFleetingPostgres();
      return (await started).url;
    },
    stop: async () => {
      const server = await started?.catch(() => undefined);
      await server?.stop();
    },
  };
}
