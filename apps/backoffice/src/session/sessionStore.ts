import type { Session, SessionUser } from '@corridor/core';
import { TIMEZONE_COOKIE } from '../preferences/cookieNames';
import { writeCookie } from '../preferences/cookies';
import { writeAbilityRules } from './abilityRules';
import { STORAGE_KEYS } from './keys';
import { forgetPreview } from './rolePreview';
import { clearSession, readStored, storedToken, writeStored } from './storage';

/** Remembers an opened session in this browser. */
export function openSession(session: Session): void {
  // What an earlier session left, perhaps of another partner, goes first.
  clearSession();
  writeStored(STORAGE_KEYS.token, session.accessToken);
  rememberUser(session.user);
}

/** Stores what is known of the signed-in user: who, what they may do, and whether the password must change. */
export function rememberUser(user: SessionUser): void {
  writeStored(STORAGE_KEYS.userInfo, JSON.stringify(user));
  writeStored(STORAGE_KEYS.isEasyPassword, String(user.easyPassword));
  writeAbilityRules(user.abilities);
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

/** Calls back when what is known of the signed-in user changed; returns how to stop. */
export function onUserRemembered(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns true if the stored flag says that the password is easy. @source spec §2 */
export function mustChangePassword(): boolean {
  return readStored(STORAGE_KEYS.isEasyPassword) === 'true';
}

/** Ends the session in this browser, what the user may do included. @source spec §4 */
export function endSession(): void {
  clearSession();
  writeCookie(TIMEZONE_COOKIE, null);
  writeAbilityRules(null);
  forgetPreview();
}

let read: { readonly text: string | null; readonly user: SessionUser | null } = { text: null, user: null };

/** The signed-in user as stored last, or null; the same object until another is stored. */
export function storedUser(): SessionUser | null {
  const text = readStored(STORAGE_KEYS.userInfo);
  if (text !== read.text) read = { text, user: userIn(text) };
  return read.user;
}

function userIn(text: string | null): SessionUser | null {
  if (text === null) return null;
  try {
    return readUser(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Ends the session here and loads the login page afresh, so that nothing of it stays in memory. @source spec §2, §4 */
export function leaveToLogin(): void {
  endSession();
  // Nobody can save any more: a question whether to stay would only keep what must go on the screen.
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  location.assign('/login');
}

/** Calls back when another tab ends the session; returns how to stop listening. */
export function onSessionEndedElsewhere(listener: () => void): () => void {
  const follow = (event: StorageEvent) => {
    const cleared = event.key === null || event.key === STORAGE_KEYS.token;
    if (cleared && storedToken() === undefined) listener();
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}

// Only openSession writes this key, and it writes a SessionUser.
function readUser(value: unknown): SessionUser | null {
  return typeof value === 'object' && value !== null && 'id' in value ? (value as SessionUser) : null;
}
