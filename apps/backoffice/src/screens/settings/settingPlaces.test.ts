import { expect, it } from 'vitest';
import { abilityOf } from '../../session/AbilityProvider';
import { settingPlaces } from './settingPlaces';

const OWN = '/setting/password';

it.each([
  [
    'all',
    [
      OWN,
      '/permission/users',
      '/permission/roles',
      '/permission/roles?tab=permissions',
      '/log',
      '/job-faults',
      '/userCenter/tradeDownload',
    ],
  ],
  ['permission', [OWN, '/permission/roles?tab=permissions']],
  ['role', [OWN, '/permission/roles']],
  ['user', [OWN, '/permission/users']],
  ['log', [OWN, '/log']],
  ['job-fault', [OWN, '/job-faults']],
  ['download', [OWN, '/userCenter/tradeDownload']],
  ['card', [OWN]],
])('leads who may read %s to what they may see', (subject, hrefs) => {
  expect(settingPlaces(abilityOf([{ action: 'read', subject }])).map(({ href }) => href)).toEqual(hrefs);
});
