import { canonicalEmail } from '@corridor/core';
import { audit } from '../../platform/audit/audit';
import { constraintOf, createId, type Database, SERVICE_SCOPE } from '../../platform/database';
import type { PasswordHasher } from '../../platform/ports/PasswordHasher';
import { addStandardPermissions } from '../permissions/standardPermissions';
import { DEMO_ROLES } from '../session/demoRoles';
import { credentialTable, partnerTable, roleTable, userRoleTable, userTable } from '../session/table';
import { companiesNamed } from './companies';
import { createPassword } from './createPassword';

/** The first user of a new partner; its email is its user name too. */
export interface FirstAdministrator {
  readonly partnerName: string;
  readonly name: string;
  readonly email: string;
}

const IS_HERE =
  'is here already: its administrators add users in the back office, and npm run admin -- recover replaces one who is lost';

/** Adds a partner with the standard permissions, a role that may do everything and one user in it, and gives the first password, which has to be changed at sign-in. @throws Error for a company that is there, or an email that somebody has */
export async function createAdministrator(
  { db, passwords, now = new Date() }: { db: Database; passwords: PasswordHasher; now?: Date },
  { partnerName, name, email: typed }: FirstAdministrator,
): Promise<{ readonly password: string }> {
  const email = canonicalEmail(typed);
  const password = createPassword();
  const passwordHash = await passwords.hash(password);
  const [partnerId, roleId, userId] = [createId(), createId(), createId()];
  const common = { partnerId, createdAt: now };
  await db.transaction(SERVICE_SCOPE, async (tx) => {
    const [known] = await companiesNamed(tx, partnerName);
    if (known) throw new Error(`${known.name} ${IS_HERE}`);
    await tx.insert(partnerTable).values({ id: partnerId, name: partnerName, createdAt: now });
    await addStandardPermissions(tx, partnerId, now);
    await tx.insert(roleTable).values({ id: roleId, name: 'administrator', ...DEMO_ROLES.administrator, ...common });
    await tx
      .insert(userTable)
      .values({ id: userId, username: email, email, name, confirmedAt: now, ...common })
      .catch((reason: unknown) => {
        throw constraintOf(reason) ? new Error(`${email} signs in here already`) : reason;
      });
    await tx.insert(userRoleTable).values({ userId, roleId, partnerId });
    await tx.insert(credentialTable).values({ userId, partnerId, passwordHash, easy: true, changedAt: now });
    const actor = {
      principal: { partnerId, userId, name },
      now,
      origin: { address: null, userAgent: 'npm run admin' },
      requestId: createId(),
    };
    await audit(tx, actor, {
      action: 'create',
      subject: 'user',
      subjectId: userId,
      after: { username: email, name, roleIds: [roleId] },
    });
  });
  return { password };
}
