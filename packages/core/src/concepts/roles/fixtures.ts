import type { RoleContract } from './contract';

/** The whole record of a role, as an example. @source ours */
export const roleFixture: RoleContract['record'] = {
  id: '017e5b08-a400-7fb2-bc19-fddca103a239',
  name: 'administrator',
  description: 'Everything, users and roles included',
  userCount: 1,
  privilegeCount: 3,
  allowedActions: ['update'],
  createdAt: '2022-01-15T00:00:00.000Z',
  rules: [
    {
      action: 'manage',
      subject: 'all',
    },
  ],
  permissionIds: [],
};
