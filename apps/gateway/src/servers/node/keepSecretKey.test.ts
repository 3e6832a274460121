import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { keepSecretKey } from './keepSecretKey';

const folder = mkdtempSync(join(tmpdir(), 'corridor-key-'));

afterAll(() => rmSync(folder, { recursive: true }));

it('makes a key beside the data once, for its owner only', () => {
  const key = keepSecretKey(join(folder, 'data'));
  expect(key).toMatch(/^[0-9a-f]{64}$/);
  expect(keepSecretKey(join(folder, 'data', ''))).toBe(key);
  expect(readdirSync(folder)).toEqual(['data.key']);
  expect(statSync(join(folder, 'data.key')).mode & 0o777).toBe(0o600);
  expect(keepSecretKey(join(folder, 'other'))).not.toBe(key);
});

it('says what to do where there is no key and none can be made', () => {
  writeFileSync(join(folder, 'empty.key'), '');
  expect(() => keepSecretKey(join(folder, 'empty'))).toThrow('is empty: remove the file or set CORRIDOR_SECRET_KEY');
  expect(() => keepSecretKey('/dev/null/data')).toThrow('(ENOTDIR): set CORRIDOR_SECRET_KEY instead');
});
