import type { Environment } from './Environment';

const KEY_LENGTH = 32;

/** Sentence for a production that cannot send mails. */
export const NEEDS_MAIL =
  'production needs a mail server for verification codes: set SMTP_URL, as in smtp://user:password@host:587';

/** What a start in production lacks, a sentence for each that says what to do; empty where nothing is missing. */
export function missingForProduction(environment: Environment): string[] {
  const {
    DATABASE_URL,
    CORRIDOR_DATA_DIR,
    SMTP_URL,
    MAIL_FROM,
    CORRIDOR_PUBLIC_URL = '',
    CORRIDOR_SECRET_KEY = '',
  } = environment;
  const missing: readonly (readonly [is: boolean, sentence: string])[] = [
    [
      !DATABASE_URL && !CORRIDOR_DATA_DIR,
      'production needs a place for its data: set DATABASE_URL to a PostgreSQL server, or CORRIDOR_DATA_DIR to a folder',
    ],
    [!SMTP_URL, NEEDS_MAIL],
    [
      !URL.canParse(CORRIDOR_PUBLIC_URL),
      'production needs the address of its back office, for links in mails: set CORRIDOR_PUBLIC_URL, as in https://pay.your-company.example',
    ],
    [!MAIL_FROM, 'production needs a sender of its mails: set MAIL_FROM, as in no-reply@your-company.example'],
    [
      CORRIDOR_SECRET_KEY.length < KEY_LENGTH,
      `production needs a secret key, the same for all its processes: set CORRIDOR_SECRET_KEY to at least ${KEY_LENGTH} characters (openssl rand -hex 32)`,
    ],
  ];
  return missing.flatMap(([is, sentence]) => (is ? [sentence] : []));
}
