import type { ChangeFeed, PartnerChanges } from '../../platform/call';
import type { Database } from '../../platform/database';
import type { Logger } from '../../platform/ports/Logger';
import type { Implementation } from '../../platform/resource';
import { createSealListener } from './createSealListener';
import { followPartner } from './partnerChanges';
import { changingResources, readsAny, seenBy } from './seenBy';

interface Followed {
  readonly changes: Promise<PartnerChanges>;
  followers: number;
}

/** Makes the feed of one gateway. It listens from its first follower to its last. */
export function createChangeFeed(
  { db, logger }: { readonly db: Database; readonly logger: Logger },
  implementations: () => readonly Implementation[],
): ChangeFeed {
  const resources = () => changingResources(implementations());
  const partners = new Map<string, Followed>();
  const lookAt = ({ changes }: Followed) =>
    void changes
      .then((own) => own.look())
      .catch((reason: unknown) => {
        logger.error('changes.failed', { reason: reason instanceof Error ? reason.name : 'unknown' });
      });
  const listener = createSealListener(db, (partnerId) => {
    const one = partnerId === null ? undefined : partners.get(partnerId);
    if (one) lookAt(one);
    // Nobody knows what was missed while nothing was heard.
    if (partnerId === null) for (const followed of partners.values()) lookAt(followed);
  });
  const leave = (partnerId: string, followed: Followed) => {
    followed.followers -= 1;
    if (followed.followers > 0) return;
    if (partners.get(partnerId) === followed) partners.delete(partnerId);
    if (partners.size === 0) listener.stop();
  };
  // Who listens before the end of the log is read misses nothing.
  const begin = async (partnerId: string) => {
    await listener.start();
    return followPartner(db, partnerId);
  };
  return {
    isFor: (principal) => readsAny(principal, resources()),
    seenBy: (principal, entries) => seenBy(db, principal, resources(), entries),
    follow: async (partnerId) => {
      const followed = partners.get(partnerId) ?? { changes: begin(partnerId), followers: 0 };
      partners.set(partnerId, followed);
      followed.followers += 1;
      let left = false;
      const letGo = () => {
        if (!left) leave(partnerId, followed);
        left = true;
      };
      try {
        return { changes: await followed.changes, leave: letGo };
      } catch (reason) {
        letGo();
        throw reason;
      }
    },
  };
}
