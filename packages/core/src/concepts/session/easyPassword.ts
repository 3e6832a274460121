import { type CodeOf, defineEnumeration } from '../../reference/enumeration';

/** Why an allowed password is easy to guess; the label keys are what a form says. @source ours */
export const easyPassword = /* @__PURE__ */ defineEnumeration('session.easyPassword', [
  'ownName',
  'commonWord',
  'fewCharacters',
  'run',
]);

/** A code of `easyPassword`. */
export type EasyPassword = CodeOf<typeof easyPassword>;

const STEMS: readonly string[] = [
  'abc',
  'abcd',
  'abcdef',
  'admin',
  'administrator',
  'adobe',
  'asdf',
  'asdfgh',
  'baseball',
  'changeme',
  'default',
  'dragon',
  'football',
  'guest',
  'hello',
  'hunter',
  'iloveyou',
  'letmein',
  'login',
  'master',
  'monkey',
  'pass',
  'passphrase',
  'passw',
  'password',
  'passwort',
  'princess',
  'qazwsx',
  'qwer',
  'qwert',
  'qwerty',
  'qwertz',
  'root',
  'secret',
  'shadow',
  'summer',
  'sunshine',
  'superman',
  'test',
  'tester',
  'welcome',
  'winter',
  'spring',
  'autumn',
  'zaq',
  'zxcvbn',
];

const LETTERS: Readonly<Record<string, string>> = {
  '@': 'a',
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  $: 's',
  '!': 'i',
  '7': 't',
};

/** Fewest different characters of a password that is not easy. */
const DIFFERENT_CHARACTERS = 5;

/** The first reason why a password, though allowed, is one that people guess; null where there is none. @source ours */
export function easyPasswordReason(password: string, username: string): EasyPassword | null {
  const lower = password.toLowerCase();
  const own = username.toLowerCase().split('@')[0] ?? '';
  if (own.length >= 4 && lower.includes(own)) return 'ownName';
  const bare = lower.replace(/^[^a-z]+|[^a-z]+$/g, '');
  const dressed = [...lower.replace(/[\d!#$%^&*-]+$/, '')].map((letter) => LETTERS[letter] ?? letter).join('');
  if (STEMS.includes(bare) || STEMS.includes(dressed)) return 'commonWord';
  if (new Set(lower).size < DIFFERENT_CHARACTERS) return 'fewCharacters';
  return lower.includes('12345') ? 'run' : null;
}
