import { describe, expect, it } from 'vitest';
import { deferred } from '../testing/scriptedGateway';
import { createTokenKeeper } from './createTokenKeeper';

describe('a token keeper', () => {
  it('asks once for all who need a token at one moment, and keeps it', async () => {
    const answer = deferred<string>();
    let asked = 0;
    const keeper = createTokenKeeper(() => {
      asked += 1;
      return answer.promise;
    });
    const waiting = [keeper.current(), keeper.current()];
    answer.resolve('first');
    expect([...(await Promise.all(waiting)), await keeper.current()]).toEqual(['first', 'first', 'first']);
    expect(asked).toBe(1);
  });

  it('renews once for all calls that were refused together, and for none that comes late', async () => {
    let asked = 0;
    const keeper = createTokenKeeper(() => {
      asked += 1;
      return `token ${asked}`;
    });
    await keeper.current();
    const renewed = await Promise.all([keeper.renew('token 1'), keeper.renew('token 1'), keeper.current()]);
    expect(renewed).toEqual(['token 2', 'token 2', 'token 2']);
    expect(await keeper.renew('token 1')).toBe('token 2');
    expect(asked).toBe(2);
    expect(await keeper.renew('token 2')).toBe('token 3');
  });

  it('has no token while the host has none, and asks again', async () => {
    const answers = [() => Promise.reject(new Error('the server is away')), () => undefined, () => 'at last'];
    const keeper = createTokenKeeper(() => answers.shift()?.());
    expect([await keeper.current(), await keeper.current(), await keeper.current()]).toEqual([
      undefined,
      undefined,
      'at last',
    ]);
  });
});
