import { namesKnownPermissions, permissionSubjects } from '@corridor/core';
import { expect, it } from 'vitest';
import { DEMO_PRIVILEGES } from './demoPrivileges';

const OPEN_TO_ALL = ['config'];

it.each(DEMO_PRIVILEGES)('the privileges in %s on %s name only what there is', (_module, subject, privileges) => {
  for (const [, action] of privileges) {
    expect([action, namesKnownPermissions({ action, subject }, permissionSubjects())]).toEqual([action, true]);
  }
});

it('leave no resource out', () => {
  const subjects = DEMO_PRIVILEGES.map(([, subject]) => subject);
  const all = permissionSubjects().map(({ subject }) => subject);
  expect(all.filter((subject) => !subjects.includes(subject) && !OPEN_TO_ALL.includes(subject))).toEqual([]);
});
