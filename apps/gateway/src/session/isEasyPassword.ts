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

/** Whether a password, though allowed, is one that people guess first: a common word dressed up, a run, or the user's own name. */
export function isEasyPassword(password: string, username: string): boolean {
  const lower = password.toLowerCase();
  const bare = lower.replace(/^[^a-z]+|[^a-z]+$/g, '');
  const dressed = [...lower.replace(/[\d!#$%^&*-]+$/, '')].map((letter) => LETTERS[letter] ?? letter).join('');
  const own = username.toLowerCase().split('@')[0] ?? '';
  if (own.length >= 4 && lower.includes(own)) return true;
  return STEMS.includes(bare) || STEMS.includes(dressed) || new Set(lower).size < 5 || lower.includes('12345');
}
