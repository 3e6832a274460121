import { describe, expect, it } from 'vitest';
import { ENTRY_POINTS } from '../../vite/entryPoints';
import { CHILDREN, landingOf } from './landing';
import { pathOf, ROUTE_NAMES, ROUTE_PATHS } from './paths';
import { APP_ROUTES } from './routes';
import { SCREENS } from './screens';

describe('screens', () => {
  it('have one route for every path of the specification', () => {
    expect(APP_ROUTES.map(({ name }) => name).toSorted()).toEqual(ROUTE_NAMES.toSorted());
    expect(new Set(Object.values(ROUTE_PATHS)).size).toBe(ROUTE_NAMES.length);
  });

  it('are there for every address, but for parents that lead to a child', () => {
    const parents = ROUTE_NAMES.filter((name) => !SCREENS[name]);
    expect(parents).toEqual(['payment', 'permission', 'withdrawal']);
    for (const name of parents) expect(CHILDREN[pathOf(name)]).toBeDefined();
  });

  it('are what every parent leads to, the first that may be seen or else the first', () => {
    for (const [path, children] of Object.entries(CHILDREN)) {
      for (const child of children) {
        expect(SCREENS[child]).toBeDefined();
        expect(landingOf(path, (name) => name === child)).toBe(child);
      }
      expect(landingOf(path, () => false)).toBe(children[0]);
    }
    expect(landingOf('/setting')).toBeNull();
    expect(landingOf('/card')).toBeNull();
  });

  it('are begun in the page itself, all that stand behind sign-in', () => {
    const members = APP_ROUTES.filter(({ access, name }) => access === 'member' && SCREENS[name]);
    expect(Object.keys(ENTRY_POINTS.screens).toSorted()).toEqual(members.map(({ path }) => path).toSorted());
    for (const [path, module] of Object.entries(ENTRY_POINTS.screens)) {
      const { load } = members.find((route) => route.path === path) ?? {};
      expect(String(load)).toContain(module.split('/').at(-1)?.replace('.tsx', ''));
    }
  });

  it.each(APP_ROUTES)('load the code of $name', async ({ load }) => {
    expect(typeof (await load())).toMatch(/function|object/);
  });
});
