import { randomBytes } from '../../platform/database';

/** A fresh session token: 256 random bits as text that may stand in an address. */
export function createToken(): string {
  const binary = String.fromCharCode(...randomBytes(32));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** A fresh verification code: six digits, each as likely as any other. */
export function createCode(): string {
  for (;;) {
    const [a = 0, b = 0, c = 0] = randomBytes(3);
    const number = (a << 16) | (b << 8) | c;
    if (number < 16_000_000) return String(number % 1_000_000).padStart(6, '0');
  }
}
