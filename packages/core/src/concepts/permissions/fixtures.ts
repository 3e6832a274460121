import type { PermissionContract } from './contract';

/** The whole record of a permission, as an example. @source ours */
export const permissionFixture: PermissionContract['record'] = {
  id: '017e5b08-a400-7c13-9847-6601aa20b7ab',
  privilegeName: 'View the dashboard',
  moduleName: 'Dashboard',
  sort: 10,
  rule: {
    action: ['read'],
    subject: 'dashboard',
  },
  createdAt: '2022-01-15T00:00:00.000Z',
  grantable: true,
  allowedActions: ['update', 'delete'],
};
