import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DATABASES, type TestDatabase, type TestGateway } from '../../testing/databases';
import { clientOf, newPartner, TEST_PASSWORD } from '../../testing/newPartner';
import { refusalOf } from '../../testing/refusalOf';
import { FORGOT_ALLOWANCE, LOGIN_ALLOWANCE, VERIFY_ALLOWANCE } from './limits';

// Makes a small i by SQL on some databases, by JavaScript never.
const DOTTED = '\u0130';

describe.each(DATABASES)('names in other letters on the %s database', (_name, openTestDatabase) => {
  let database: TestDatabase;
  let testGateway: TestGateway;
  let username: string;

  beforeAll(async () => {
    database = await openTestDatabase();
  });
  beforeEach(async () => {
    testGateway = await database.open();
    username = (await newPartner(testGateway)).usernameOf('finance');
  });

  /** Spellings of the user's name, as many as asked for, that all find the user on this database. */
  async function spellings(count: number): Promise<string[]> {
    const [row] = await testGateway.db.single(sql`SELECT lower(${DOTTED}::text) = 'i' AS same`);
    const other = (letter: string) => (letter === 'i' && row?.same === true ? DOTTED : letter.toUpperCase());
    // The number of a spelling says which of the first letters are other ones.
    return Array.from({ length: count }, (_, number) =>
      [...username].map((letter, at) => ((number >> at) % 2 === 1 ? other(letter) : letter)).join(''),
    );
  }

  it('count as one user at sign-in', async () => {
    const tries = await spellings(LOGIN_ALLOWANCE.attempts + 1);
    const answers: (number | undefined)[] = [];
    for (const name of tries)
      answers.push(
        (await refusalOf(clientOf(testGateway).session.login({ username: name, password: 'Wrong-2026' }))).status,
      );
    expect(answers).toEqual([...Array(LOGIN_ALLOWANCE.attempts).fill(401), 429]);
    expect((await refusalOf(clientOf(testGateway).session.login({ username, password: TEST_PASSWORD }))).status).toBe(
      429,
    );
  });

  it('count as one user at a reset', async () => {
    const asked = await spellings(FORGOT_ALLOWANCE.attempts + 1);
    for (const email of asked.slice(1)) await clientOf(testGateway).session.forgotPassword(email);
    expect((await refusalOf(clientOf(testGateway).session.forgotPassword(username))).status).toBe(429);
    expect(testGateway.outbox.mails).toHaveLength(FORGOT_ALLOWANCE.attempts);
    const tried = await spellings(VERIFY_ALLOWANCE.attempts + 1);
    const answers: (number | undefined)[] = [];
    for (const email of tried) {
      const reset = { email, code: '000000', newPassword: 'Renewed-2027' };
      answers.push((await refusalOf(clientOf(testGateway).session.verifyResetCode(reset))).status);
    }
    expect(answers.at(-1)).toBe(429);
  });
});
