import type { Permission, RoleDetail, User } from '@corridor/core';

const createdAt = '2022-01-15T00:00:00.000Z';

/** A permission as a gateway answers it. */
export const samplePermission: Permission = {
  id: 'see',
  privilegeName: 'View cards',
  moduleName: 'Cards',
  sort: 10,
  rule: { action: ['read'], subject: 'card' },
  createdAt,
  grantable: true,
  allowedActions: ['update', 'delete'],
};

/** A role whose own rules allow everything. */
export const sampleRole: RoleDetail = {
  id: 'administrator',
  name: 'administrator',
  description: '',
  userCount: 1,
  privilegeCount: 1,
  allowedActions: ['update'],
  createdAt,
  rules: [{ action: 'manage', subject: 'all' }],
  permissionIds: [],
};

/** A user with that role. */
export const sampleMember: User = {
  id: 'member',
  username: 'amara@corridor.example',
  name: 'Amara Okafor',
  email: 'amara@corridor.example',
  status: 1,
  roles: [{ id: sampleRole.id, name: sampleRole.name }],
  mustChangePassword: false,
  invitation: 'accepted',
  linkExpiresAt: null,
  confirmedAt: createdAt,
  lastSeenAt: null,
  createdAt,
  allowedActions: [],
};
