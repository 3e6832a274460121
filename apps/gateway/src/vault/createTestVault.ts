import type { CardVault } from './CardVault';

/** The key of test numbers where nobody gives another. */
export const TEST_VAULT_KEY = 'corridor-test-numbers';

const NUMBER_LENGTH = 16;

/** A vault for test BINs: derives each number from the card's id by keyed HMAC, so that there is nothing to steal but the key. */
export function createTestVault(key: string): CardVault {
  const signing = globalThis.crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(key),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  return {
    numberOf: async (cardId, bin) => {
      const signature = await globalThis.crypto.subtle.sign(
        'HMAC',
        await signing,
        new TextEncoder().encode(`${bin}:${cardId}`),
      );
      const digits = new DataView(signature).getBigUint64(0).toString().padStart(20, '0');
      const body = (bin + digits.slice(-NUMBER_LENGTH)).slice(0, NUMBER_LENGTH - 1);
      return body + checkDigit(body);
    },
  };
}

/** The last digit that makes a number pass the Luhn check (ISO 7812). */
function checkDigit(body: string): string {
  const sum = [...body].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}
