import { newId, type Transaction } from '../../platform/database';
import { permissionTable } from '../roles/table';
import { STANDARD_PRIVILEGES } from './standardPrivileges';

/** Gives a new partner the permissions that its roles are put together from. */
export async function addStandardPermissions(
  tx: Transaction,
  partnerId: string,
  createdAt: Date,
  idAt: (at: Date) => string = (at) => newId(tx, at),
): Promise<void> {
  const named = STANDARD_PRIVILEGES.flatMap(([moduleName, subject, privileges]) =>
    privileges.map(([privilegeName, action]) => ({ moduleName, privilegeName, rule: { action, subject } })),
  );
  const sorted = named.map((permission, index) => ({ ...permission, sort: (index + 1) * 10 }));
  await tx
    .insert(permissionTable)
    .values(sorted.map((permission) => ({ id: idAt(createdAt), partnerId, ...permission, createdAt })));
}
