import { DEMO_PARTNERS } from '../../platform/seeding/partners';
import type { Seeding } from '../../platform/seeding/Seeding';
import { addStandardPermissions } from './standardPermissions';

/** The permissions that the seeded partners put their roles together from. */
export async function seedPermissions({ tx, now, random }: Seeding): Promise<void> {
  const createdAt = new Date(Date.UTC(now.getUTCFullYear() - 4, 0, 15));
  for (const { id } of Object.values(DEMO_PARTNERS)) await addStandardPermissions(tx, id, createdAt, random.id);
}
