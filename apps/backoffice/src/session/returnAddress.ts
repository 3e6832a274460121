import { PROJECT_SIGN } from './keys';
import { leaveToLogin, storedUser } from './sessionStore';

const KEY = `${PROJECT_SIGN}-return`;

/** Leaves for the login page because the session has ended, and remembers in this tab who was where. */
export function leaveExpired({ pathname, search, hash }: Location = location): void {
  const user = storedUser();
  write(user && JSON.stringify([user.id, `${pathname}${search}${hash}`]));
  leaveToLogin();
}

/** Where the user who has just signed in was when their session ended; null for whoever was not. Forgets it. */
export function takeReturn(): string | null {
  const text = read();
  write(null);
  try {
    const [userId, path]: unknown[] = JSON.parse(text ?? '[]');
    return typeof path === 'string' && userId === storedUser()?.id ? path : null;
  } catch {
    return null;
  }
}

function read(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function write(text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, text);
  } catch {
    // A closed storage costs the way back, not the session.
  }
}
