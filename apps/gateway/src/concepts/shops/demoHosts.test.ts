import { isWebsiteUrl } from '@corridor/core';
import { expect, it } from 'vitest';
import { DEMO_CORPORATIONS } from '../merchants/demoNames';
import { DEMO_HOSTS } from './demoHosts';

it('gives every seeded company a host of its own', () => {
  const hosts = DEMO_CORPORATIONS.map(([name]) => DEMO_HOSTS[name]);
  for (const host of hosts) expect([host, isWebsiteUrl(`https://www.${host ?? ' '}`)]).toEqual([host, true]);
  expect(new Set(hosts).size).toBe(DEMO_CORPORATIONS.length);
  expect(Object.keys(DEMO_HOSTS)).toHaveLength(DEMO_CORPORATIONS.length);
});
