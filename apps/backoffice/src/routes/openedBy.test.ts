import { namesKnownPermissions, permissionSubjects, resources } from '@corridor/core';
import { describe, expect, it } from 'vitest';
import { openedBy } from './openedBy';
import { ROUTE_NAMES } from './paths';
import { APP_ROUTES } from './routes';
import { SCREENS } from './screens';

/** Screens of nobody's records, which every member or everybody may open, and parents, which lead to a child. */
const OPEN = [
  '$error',
  'blank',
  'email',
  'forget-password',
  'inquery',
  'login',
  'not-found',
  'payment',
  'permission',
  'sandbox-mails',
  'setting',
  'setting-password',
  'single-balance-search',
  'withdrawal',
];

const GUARDED = APP_ROUTES.filter(({ name }) => openedBy(name).length > 0);

/** The folder of a resource's screens. */
function folderOf(segment: string): string {
  const [name = ''] = Object.entries(resources).find(([, resource]) => resource.segment === segment) ?? [];
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

describe('the right that opens a screen', () => {
  it('is asked for by all screens but those of nobody’s records', () => {
    const names: readonly string[] = GUARDED.map(({ name }) => name);
    expect(ROUTE_NAMES.filter((name) => !names.includes(name)).toSorted()).toEqual(OPEN);
  });

  it.each(GUARDED)('is at $path one that a role may be given, to what the screen shows', ({ name, load }) => {
    const rights = openedBy(name);
    for (const { action, subject } of rights)
      expect([action, subject, namesKnownPermissions({ action, subject }, permissionSubjects())]).toEqual([
        action,
        subject,
        true,
      ]);
    expect(String(load)).toContain(`/screens/${folderOf(rights[0]?.subject ?? '')}/`);
  });

  it.each(GUARDED)('is at $path also that to any of its tabs', ({ name }) => {
    const tabs = Object.values(SCREENS[name]?.tabs ?? {});
    expect(openedBy(name).slice(1)).toEqual(tabs.map((subject) => ({ action: 'read', subject })));
    expect(new Set(openedBy(name).map(({ subject }) => subject)).size).toBe(1 + tabs.length);
  });

  it('is that to make an order where nothing else is done', () => {
    expect(openedBy('exchange-index')).toEqual([{ action: 'create', subject: 'exchange-order' }]);
  });
});
