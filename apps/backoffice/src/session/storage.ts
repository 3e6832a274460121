import { CARD_SESSION_KEYS, SESSION_KEYS, STORAGE_KEYS } from './keys';

/** A stored text, or null where there is none or storage is closed to us (private windows, strict settings). */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, or removes it for null; a full or closed storage leaves things as they are. */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // The page goes on without memory: losing a preference must not lose the screen.
  }
}

/** The token of the session, or undefined when logged out. */
export function storedToken(): string | undefined {
  return readStored(STORAGE_KEYS.token) ?? undefined;
}

/** The token of a cardholder's inquiry, or undefined when none is open. */
export function storedCardToken(): string | undefined {
  return readStored(STORAGE_KEYS.cardToken) ?? undefined;
}

/** Keeps the token of a cardholder's inquiry. */
export function storeCardToken(cardToken: string): void {
  writeStored(STORAGE_KEYS.cardToken, cardToken);
}

/** Returns true if a cardholder's inquiry is open. */
export function hasCardToken(): boolean {
  return storedCardToken() !== undefined;
}

/** Ends the session in this browser. @source spec §4 */
export function clearSession(): void {
  for (const key of SESSION_KEYS) writeStored(key, null);
}

/** Ends the cardholder's inquiry in this browser. @source spec §4 */
export function clearCardToken(): void {
  for (const key of CARD_SESSION_KEYS) writeStored(key, null);
}
