/** Hashes passwords with argon2id into PHC strings and checks them. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  verify(stored: string, password: string): Promise<boolean>;
}

/** The cost of a hash: 19 MiB, two passes, one lane. */
export const ARGON2_COST = { memoryKiB: 19_456, passes: 2, lanes: 1 } as const;

/** Returns true if a stored hash was made at another cost than today's and is due for a new one. */
export function isOutdated(stored: string): boolean {
  const { memoryKiB, passes, lanes } = ARGON2_COST;
  return !stored.startsWith(`$argon2id$v=19$m=${memoryKiB},t=${passes},p=${lanes}$`);
}
