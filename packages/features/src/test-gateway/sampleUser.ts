import type { SessionUser } from '@corridor/core';

/** Who is signed in: somebody who may do everything. */
export const SAMPLE_USER: SessionUser = {
  id: '0185a81f-2c6c-71bc-996b-1b12988a0001',
  username: 'tester@corridor.example',
  name: 'Tess Tester',
  email: 'tester@corridor.example',
  partnerId: '0185a81f-2c6c-71bc-996b-1b12988a0002',
  partnerName: 'Northwind Treasury',
  roles: ['administrator'],
  abilities: [{ action: 'manage', subject: 'all' }],
  easyPassword: false,
  preferences: { timezone: null, density: null, pageSize: null, notifications: null },
};
