import { easyPasswordReason } from '@corridor/core';
import { DEMO_PARTNERS, DEMO_SIGN_INS, type DemoRole } from '../../platform/seeding/partners';
import type { Seeding } from '../../platform/seeding/Seeding';
import { DEMO_ROLES } from './demoRoles';
import { credentialTable, partnerTable, roleTable, userRoleTable, userTable } from './table';

const ROLE_NAMES: readonly DemoRole[] = ['administrator', 'operator', 'finance', 'viewer'];
const YEARS_BACK = 4;

/** Two partners with their roles and users. */
export async function seedSession({ tx, now, random, passwords }: Seeding): Promise<void> {
  const createdAt = new Date(Date.UTC(now.getUTCFullYear() - YEARS_BACK, 0, 15));
  const partners = Object.values(DEMO_PARTNERS);
  const roles = partners.flatMap((partner) =>
    ROLE_NAMES.map((name) => ({
      id: random.id(createdAt),
      partnerId: partner.id,
      name,
      ...DEMO_ROLES[name],
      createdAt,
    })),
  );
  const users = DEMO_SIGN_INS.map(({ partner, role, password, username, name }) => {
    const partnerId = DEMO_PARTNERS[partner].id;
    const roleId = roles.find((own) => own.partnerId === partnerId && own.name === role)?.id ?? '';
    const confirmedAt = createdAt;
    const own = { id: random.id(createdAt), partnerId, username, email: username, name };
    return { ...own, confirmedAt, createdAt, password, roleId };
  });
  // One hash for all who share the demo password: a hash costs time, and these passwords are printed anyway.
  const hashes = new Map<string, string>();
  for (const { password } of users) hashes.set(password, hashes.get(password) ?? (await passwords.hash(password)));
  await tx.insert(partnerTable).values(partners.map(({ id, name }) => ({ id, name, createdAt })));
  await tx.insert(roleTable).values(roles);
  await tx.insert(userTable).values(users);
  await tx.insert(userRoleTable).values(users.map(({ id, roleId, partnerId }) => ({ userId: id, roleId, partnerId })));
  await tx.insert(credentialTable).values(
    users.map(({ id, partnerId, password, username }) => ({
      userId: id,
      partnerId,
      passwordHash: hashes.get(password) ?? '',
      easy: easyPasswordReason(password, username) !== null,
      changedAt: createdAt,
    })),
  );
}
