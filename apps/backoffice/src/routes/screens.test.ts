import { describe, expect, it } from 'vitest';
import { BEGINNINGS } from '../../vite/beginnings';
import { BARE_PARENTS, landingOf } from './landing';
import { ROUTE_NAMES, ROUTE_PATHS } from './paths';
import { APP_ROUTES } from './routes';

/** Screens whose widget is still to come: this list is the one place that tells. */
const PLACEHOLDERS = [
  'inquery',
  'single-balance-search',
  'dashboard',
  'account',
  'merchant',
  'transactions',
  'transfer',
  'setting',
  'collection-shops',
  'collection-accounts',
  'collection-collections',
  'collection-virtual-accounts',
  'material-links',
  'material-materials',
  'payment',
  'payment-orders',
  'permission',
  'permission-roles',
  'permission-users',
  'withdrawal',
  'withdrawal-accounts',
  'withdrawal-orders',
  'tradeDownload',
];

describe('screens', () => {
  it('have one route for every path of the specification', () => {
    expect(APP_ROUTES.map(({ name }) => name).toSorted()).toEqual(ROUTE_NAMES.toSorted());
    expect(new Set(Object.values(ROUTE_PATHS)).size).toBe(ROUTE_NAMES.length);
  });

  it('stand as placeholders exactly where their widget is still to come, or where a parent leads to a child', () => {
    expect(APP_ROUTES.filter(({ load }) => !load).map(({ name }) => name)).toEqual(PLACEHOLDERS);
  });

  it('are landed on from parents only where they exist', () => {
    for (const path of [...BARE_PARENTS, '/setting', '/payment', '/withdrawal', '/permission', '/transfer']) {
      const landing = landingOf(path);
      expect(landing === null || APP_ROUTES.some(({ name, load }) => name === landing && load)).toBe(true);
    }
    expect(landingOf('/setting')).not.toBeNull();
    expect(landingOf('/card')).toBeNull();
  });

  it.each(Object.keys(BEGINNINGS.screens))('are begun in the page itself at an address of theirs: %s', (path) => {
    expect(APP_ROUTES.filter(({ name, load }) => load && ROUTE_PATHS[name] === path)).toHaveLength(1);
  });

  it.each(APP_ROUTES.flatMap(({ name, load }) => (load ? [{ name, load }] : [])))(
    'load the code of $name',
    async ({ load }) => {
      expect(typeof (await load())).toMatch(/function|object/);
    },
  );
});
