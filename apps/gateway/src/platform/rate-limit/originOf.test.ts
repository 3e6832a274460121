import { expect, it } from 'vitest';
import { originOf } from './originOf';

it.each([
  [null, 'unknown', 'unknown'],
  ['203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:0DB8:0001::6', '2001:db8:1:0::/64', '2001:db8:1::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
])('%s comes from %s in %s', (address, host, network) => {
  expect(originOf(address)).toEqual({ host, network });
});
