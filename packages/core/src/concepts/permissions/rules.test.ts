import { expect, it } from 'vitest';
import { isPermissionName, PERMISSION_NAME_MAX_LENGTH } from './rules';

it.each([
  ['View cards', true],
  ['x'.repeat(PERMISSION_NAME_MAX_LENGTH), true],
  ['x'.repeat(PERMISSION_NAME_MAX_LENGTH + 1), false],
  [' ', false],
  ['View\u202Ecards', false],
])('%o names a permission: %s', (text, expected) => {
  expect(isPermissionName(text)).toBe(expected);
});
