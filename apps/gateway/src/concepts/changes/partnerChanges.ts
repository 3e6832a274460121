import type { PartnerChanges, SealedEntry } from '../../platform/call';
import type { Database } from '../../platform/database';
import { readHead, readSealed, SEALED_BATCH } from './readSealed';

/** Entries that are kept for readers who are a little behind; older ones are read again from the log. */
const KEPT = 1_000;

/** Begins to follow a partner's log at its end. */
export async function followPartner(db: Database, partnerId: string): Promise<PartnerChanges> {
  let head = await readHead(db, partnerId);
  let kept: SealedEntry[] = [];
  let keptAfter = head;
  let news = new AbortController();
  let looking: Promise<void> | undefined;
  let again = false;

  const readNew = async () => {
    do {
      again = false;
      const found = await readSealed(db, partnerId, head);
      const newest = found.at(-1);
      if (!newest) continue;
      again ||= found.length === SEALED_BATCH;
      kept = [...kept, ...found];
      const dropped = kept.splice(0, Math.max(0, kept.length - KEPT)).at(-1);
      keptAfter = dropped?.position ?? keptAfter;
      head = newest.position;
      news.abort();
      news = new AbortController();
    } while (again);
  };
  return {
    get head() {
      return head;
    },
    get news() {
      return news.signal;
    },
    after: async (position) =>
      position < keptAfter ? readSealed(db, partnerId, position) : kept.filter((entry) => entry.position > position),
    look: () => {
      again = true;
      looking ??= readNew().finally(() => {
        looking = undefined;
      });
      return looking;
    },
  };
}
