import type { UserContract } from './contract';

/** The whole record of an user, as an example. @source ours */
export const userFixture: UserContract['record'] = {
  id: '017e5b08-a400-7d4c-9a46-95b275ded2c5',
  username: 'administrator@corridor.example',
  name: 'Amara Okafor',
  email: 'administrator@corridor.example',
  status: 1,
  roles: [
    {
      id: '017e5b08-a400-7fb2-bc19-fddca103a239',
      name: 'administrator',
    },
  ],
  mustChangePassword: false,
  invitation: 'accepted',
  linkExpiresAt: null,
  confirmedAt: '2022-01-15T00:00:00.000Z',
  lastSeenAt: '2026-01-15T08:30:00.000Z',
  createdAt: '2022-01-15T00:00:00.000Z',
  allowedActions: ['update', 'bindRoles', 'resetPassword', 'endSessions', 'disable', 'delete'],
};
