import { eq } from 'drizzle-orm';
import { DEMO_KEYS } from '../../platform/seeding/partners';
import type { Seeding } from '../../platform/seeding/Seeding';
import { userTable } from '../session/table';
import { issueKey } from './issueKey';

/** Keys for the servers of the seeded partners' portals. */
export async function seedKeys({ tx, now }: Seeding): Promise<void> {
  for (const { key, name, username } of DEMO_KEYS) {
    const [user] = await tx.select().from(userTable).where(eq(userTable.username, username));
    if (user) await issueKey(tx, { partnerId: user.partnerId, userId: user.id, name, key, now });
  }
}
