import { createGatewayClient, type Session } from '@corridor/core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TIMEZONE_COOKIE } from '../preferences/cookieNames';
import { readCookies, writeCookie } from '../preferences/cookies';
import { readAbilityRules } from './abilityRules';
import { operatorKey, STORAGE_KEYS } from './keys';
import { endSession, leaveToLogin, onSessionEndedElsewhere, openSession, storedUser } from './sessionStore';
import { signOut } from './signOut';
import { writeStored } from './storage';

const RULES = [{ action: 'read', subject: 'card' }];
const SESSION = {
  accessToken: 'token-1',
  expiresAt: '2026-03-04T22:00:00.000Z',
  user: { id: 'u1', username: 'ada', easyPassword: false, abilities: RULES },
} as unknown as Session;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  for (const name of Object.keys(readCookies())) writeCookie(name, null);
  vi.stubGlobal('location', { assign: vi.fn(), protocol: 'http:' });
});

describe('a session in this browser', () => {
  // @spec 3.storage.local 4.unauthorized
  it('leaves nothing behind but what is of the browser, the operator or a cardholder', () => {
    openSession(SESSION);
    for (const key of Object.values(STORAGE_KEYS)) writeStored(key, 'x');
    writeStored(operatorKey('u1'), '{}');
    sessionStorage.setItem(STORAGE_KEYS.rolePreview, '{}');
    writeStored(STORAGE_KEYS.rolePreview, null);
    writeCookie(TIMEZONE_COOKIE, 'Etc/UTC');
    writeCookie('locale', 'fr');
    expect(readAbilityRules()).toEqual(RULES);
    leaveToLogin();
    expect(Object.keys(localStorage).toSorted()).toEqual(
      [STORAGE_KEYS.cardToken, STORAGE_KEYS.queryCard, operatorKey('u1')].toSorted(),
    );
    expect(sessionStorage).toHaveLength(0);
    expect(readCookies()).toEqual({ locale: 'fr' });
    expect(location.assign).toHaveBeenCalledWith('/login');
  });

  // @spec 4.session
  it('begins without what an earlier one left', () => {
    for (const key of [STORAGE_KEYS.configs, STORAGE_KEYS.datasource, STORAGE_KEYS.recentCommands])
      writeStored(key, 'of somebody else');
    openSession(SESSION);
    expect(Object.keys(localStorage).toSorted()).toEqual(
      [STORAGE_KEYS.isEasyPassword, STORAGE_KEYS.token, STORAGE_KEYS.userInfo].toSorted(),
    );
    expect(storedUser()).toEqual(SESSION.user);
  });

  it('ends with one that another tab ended, and with nothing else that another tab does', () => {
    openSession(SESSION);
    const ended = vi.fn();
    const stop = onSessionEndedElsewhere(ended);
    const hear = (key: string | null) => dispatchEvent(new StorageEvent('storage', { key }));
    // Somebody signed in anew in another tab.
    hear(STORAGE_KEYS.token);
    expect(ended).not.toHaveBeenCalled();
    endSession();
    hear(STORAGE_KEYS.configs);
    expect(ended).not.toHaveBeenCalled();
    hear(STORAGE_KEYS.token);
    hear(null);
    expect(ended).toHaveBeenCalledTimes(2);
    stop();
    hear(STORAGE_KEYS.token);
    expect(ended).toHaveBeenCalledTimes(2);
  });
});

describe('signing out', () => {
  const signOutAt = async (answer: () => Response) => {
    const tokens: (string | null)[] = [];
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const { headers, url } = new Request(input, init);
      tokens.push(headers.get('access_token') ?? new URL(url).searchParams.get('access_token'));
      return answer();
    };
    await signOut(createGatewayClient({ baseURL: 'https://gateway.example', fetch }));
    return tokens;
  };

  it.each([
    ['heard', () => Response.json({ code: '10000', msg: 'OK' })],
    ['of which the session was over', () => Response.json({ code: '40100', msg: 'Ended' }, { status: 401 })],
    ['that fails', () => Response.error()],
  ])('tells the gateway, and ends the session here by a call %s', async (_what, answer) => {
    openSession(SESSION);
    expect(await signOutAt(answer)).toEqual(['token-1']);
    expect(localStorage).toHaveLength(0);
    expect(readAbilityRules()).toBeNull();
    expect(location.assign).toHaveBeenCalledWith('/login');
  });

  it('tells the gateway nothing without a session', async () => {
    expect(await signOutAt(() => Response.error())).toEqual([]);
    expect(location.assign).toHaveBeenCalledWith('/login');
  });
});
