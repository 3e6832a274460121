import { permissionTable } from '../roles';
import { DEMO_PARTNERS } from '../seed/partners';
import type { Seeding } from '../seed/Seeding';

const MODULES: readonly (readonly [
  module: string,
  subject: string,
  privileges: readonly (readonly [string, string[]])[],
])[] = [
  [
    'Merchants',
    'merchant',
    [
      ['View merchants', ['read']],
      ['Onboard merchants', ['create', 'update', 'upload', 'submit']],
      ['Review merchants', ['approve', 'reject', 'requestMore']],
      ['Switch merchants on and off', ['enable', 'disable']],
    ],
  ],
  [
    'Cards',
    'card',
    [
      ['View cards', ['read']],
      ['Apply for cards', ['create', 'delete', 'upload']],
      ['Block and unblock cards', ['block', 'unblock']],
      ['Report and cancel loss', ['reportLoss', 'cancelLoss']],
      ['Revoke cards', ['revoke']],
      ['Change limits', ['update']],
      ['Export cards', ['export']],
    ],
  ],
  [
    'Beneficiaries',
    'beneficiary',
    [
      ['View beneficiaries', ['read']],
      ['Keep beneficiaries', ['create', 'update', 'delete', 'enable', 'disable']],
      ['Export beneficiaries', ['export']],
    ],
  ],
  [
    'Settings',
    'user',
    [
      ['View users', ['read']],
      ['Keep users', ['create', 'update', 'delete', 'enable', 'disable', 'resetPassword']],
      ['Bind roles', ['bindRoles']],
    ],
  ],
  [
    'Settings',
    'role',
    [
      ['View roles', ['read']],
      ['Keep roles', ['create', 'update', 'delete']],
    ],
  ],
  [
    'Logs',
    'log',
    [
      ['View the log', ['read']],
      ['Export the log', ['export']],
    ],
  ],
];

/** The permissions that the seeded partners put their roles together from. */
export async function seedPermissions({ tx, now, random }: Seeding): Promise<void> {
  const createdAt = new Date(Date.UTC(now.getUTCFullYear() - 4, 0, 15));
  const named = MODULES.flatMap(([moduleName, subject, privileges]) =>
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
