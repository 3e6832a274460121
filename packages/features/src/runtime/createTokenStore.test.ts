import { describe, expect, it } from 'vitest';
import { deferred } from '../testing/scriptedGateway';
import { createTokenStore } from './createTokenStore';

describe('a token store', () => {
  it('asks once for all who need a token at one moment, and keeps it', async () => {
    const answer = deferred<string>();
    let asked = 0;
    const store = createTokenStore(() => {
      asked += 1;
      return answer.promise;
    });
    const waiting = [store.current(), store.current()];
    answer.resolve('first');
    expect([...(await Promise.all(waiting)), await store.current()]).toEqual(['first', 'first', 'first']);
    expect(asked).toBe(1);
  });

  it('renews once for all calls that were refused together, and for none that comes late', async () => {
    let asked = 0;
    const store = createTokenStore(() => {
      asked += 1;
      return `token ${asked}`;
    });
    await store.current();
    const renewed = await Promise.all([store.renew('token 1'), store.renew('token 1'), store.current()]);
    expect(renewed).toEqual(['token 2', 'token 2', 'token 2']);
    expect(await store.renew('token 1')).toBe('token 2');
    expect(asked).toBe(2);
    expect(await store.renew('token 2')).toBe('token 3');
  });

  it('has no token while the host has none, fails where its source fails, and asks again', async () => {
    const answers = [() => Promise.reject(new Error('the server is away')), () => undefined, () => 'at last'];
    const store = createTokenStore(() => answers.shift()?.());
    const waiting = [store.current(), store.current()];
    for (const token of waiting) await expect(token).rejects.toThrow('the server is away');
    expect([await store.current(), await store.current()]).toEqual([undefined, 'at last']);
  });
});
