import type { Database } from '../../platform/database';
import { SEALED_CHANNEL } from '../logs/notifyMigration';

/** Hears of sealed entries while it is wanted. */
export interface SealListener {
  /** Resolves once nothing more is missed. */
  start(): Promise<void>;
  stop(): void;
}

/** Makes a listener that says whose log has grown; null where that is unknown. */
export function createSealListener(db: Database, onSealed: (partnerId: string | null) => void): SealListener {
  let listening: Promise<() => Promise<void>> | undefined;
  return {
    start: async () => {
      listening ??= db.listen(SEALED_CHANNEL, onSealed);
      const own = listening;
      await own.catch((reason: unknown) => {
        if (listening === own) listening = undefined;
        throw reason;
      });
    },
    stop: () => {
      const stopped = listening;
      listening = undefined;
      void stopped?.then((stop) => stop()).catch(() => undefined);
    },
  };
}
