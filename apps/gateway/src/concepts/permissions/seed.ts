import { DEMO_PARTNERS } from '../../platform/seeding/partners';
import type { Seeding } from '../../platform/seeding/Seeding';
import { permissionTable } from '../roles';
import { DEMO_PRIVILEGES } from './demoPrivileges';

/** The permissions that the seeded partners put their roles together from. */
export async function seedPermissions({ tx, now, random }: Seeding): Promise<void> {
  const createdAt = new Date(Date.UTC(now.getUTCFullYear() - 4, 0, 15));
  const named = DEMO_PRIVILEGES.flatMap(([moduleName, subject, privileges]) =>
    privileges.map(([privilegeName, action]) => ({ moduleName, privilegeName, rule: { action, subject } })),
  );
  const rows = Object.values(DEMO_PARTNERS).flatMap(({ id: partnerId }) =>
    named.map((permission, index) => ({
      id: random.id(createdAt),
      partnerId,
      ...permission,
      sort: (index + 1) * 10,
      createdAt,
    })),
  );
  await tx.insert(permissionTable).values(rows);
}
