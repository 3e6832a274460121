import type { CardVault } from './CardVault';
import { TEST_BINS } from './testBins';

/** The key of test numbers where nobody gives another. */
export const TEST_VAULT_KEY = 'corridor-test-numbers';

const NUMBER_LENGTH = 16;
const CVV2_LENGTH = 3;

/** A vault for test BINs: derives each number from the card's id by keyed HMAC, so that there is nothing to steal but the key. */
export function createTestVault(key: string): CardVault {
  const signing = globalThis.crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(key),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  const digitsOf = async (text: string) => {
    const signature = await globalThis.crypto.subtle.sign('HMAC', await signing, new TextEncoder().encode(text));
    return new DataView(signature).getBigUint64(0).toString().padStart(20, '0');
  };
  return {
    numberOf: async (cardId, bin) => {
      const digits = await digitsOf(`${requireTestBin(bin)}:${cardId}`);
      const body = (bin + digits.slice(-NUMBER_LENGTH)).slice(0, NUMBER_LENGTH - 1);
      return body + checkDigit(body);
    },
    cvv2Of: async (cardId, bin, expiry) =>
      (await digitsOf(`${requireTestBin(bin)}:${cardId}:${expiry}`)).slice(-CVV2_LENGTH),
  };
}

/** @throws RangeError for a BIN whose numbers are not for tests */
function requireTestBin(bin: string): string {
  if (TEST_BINS.includes(bin)) return bin;
  throw new RangeError('the test vault knows numbers of test BINs only: give the gateway a vault of your own');
}

/** The last digit that makes a number pass the Luhn check (ISO 7812). */
function checkDigit(body: string): string {
  const sum = [...body].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}
