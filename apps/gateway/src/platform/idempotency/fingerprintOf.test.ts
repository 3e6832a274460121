import { expect, it } from 'vitest';
import { fingerprintOf } from './fingerprintOf';

const KEY = 'a key that is not in the database';
const setPin = (body: Record<string, unknown>, key = KEY) =>
  fingerprintOf(key, { operation: 'card/call-by-id/setPin', body, file: null });

it('tells no secret: every PIN, password and card number gives the same', async () => {
  const secrets = [{ pin: '1234' }, { pin: '9999' }, { password: 'Corridor-2026' }, { params: { cardNumber: '4242' } }];
  const [first, ...others] = await Promise.all(secrets.map((secret) => setPin({ id: 'one', params: {}, ...secret })));
  expect(new Set(others)).toEqual(new Set([first]));
});

it('cannot be made without the key, and tells two bodies apart', async () => {
  const own = await setPin({ id: 'one', language: 'en' });
  expect(own).toMatch(/^[0-9a-f]{64}$/);
  expect(await setPin({ id: 'one', language: 'fr' })).toBe(own);
  expect(await setPin({ id: 'two' })).not.toBe(own);
  expect(await setPin({ id: 'one' }, 'another key')).not.toBe(own);
});
