import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { concepts } from '../../app/concepts';
import { isSecretName } from '../../platform/audit/withoutSecrets';
import { needsPassword } from '../../platform/resource/needsPassword';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { newPartner, type TestPartner } from '../../testing/newPartner';
import { type Posted, post } from '../../testing/post';
import { asRecord, STEPS, send } from '../../testing/walk';
import { bodyAbout } from '../../testing/walkInputs';

/** Writes that set a secret and compare none. */
const SETTING = ['card call-by-id updateAcsPassword', 'card call-by-id updatePin'];

/** Names of a body's fields, those inside of its parts too. */
function namesIn(schema: unknown): string[] {
  const json = asRecord(schema);
  const parts = Object.entries(asRecord(json.properties));
  const others = [json.anyOf, json.allOf, json.oneOf].flatMap((all) => (Array.isArray(all) ? all : []));
  return [...parts.flatMap(([name, part]) => [name, ...namesIn(part)]), ...others.flatMap(namesIn)];
}

const takesSecret = (input: z.ZodType | null) =>
  input !== null && namesIn(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })).some(isSecretName);

const ASKING = STEPS.filter(needsPassword);

const ROUTES = concepts
  .flatMap(({ documents }) => documents?.('corridor') ?? [])
  .filter(({ input }) => takesSecret(input));

const WRONG = 'Wrong-2026';
const MOST_TRIES = 20;

describe('whatever takes a secret', () => {
  it('compares it with a password behind an allowance, or sets it', () => {
    const names = STEPS.filter(({ operation }) => takesSecret(operation.input)).map(({ name }) => name);
    expect(names.toSorted()).toEqual([...ASKING.map(({ name }) => name), ...SETTING].toSorted());
  });
});

describe.each(DATABASES)('a wrong secret on the %s database', (_name, open) => {
  let testGateway: TestGateway;
  let partner: TestPartner;

  beforeAll(async () => {
    testGateway = await (await open()).open();
  });
  beforeEach(async () => {
    partner = await newPartner(testGateway);
  });

  const triedUntilLocked = async (attempt: () => Promise<Posted>) => {
    const statuses: number[] = [];
    while (statuses.at(-1) !== 429 && statuses.length < MOST_TRIES) statuses.push((await attempt()).status);
    return { first: statuses[0], last: statuses.at(-1) };
  };

  /** A body with a secret that is not right, by the path that takes it. */
  const guessAt = (): Readonly<Record<string, object>> => {
    const username = partner.usernameOf('finance');
    return {
      '/api/dashboard/login-corridor': { username, password: WRONG },
      '/api/dashboard/app/user/changePassword': { old_password: WRONG, new_password: 'Renewed-2027' },
      '/api/dashboard/app/user/changeEmail': { email: `new-${username}`, password: WRONG },
      '/api/dashboard/verify-reset-code-booster': { email: username, code: '000000', new_password: 'Renewed-2027' },
      '/api/dashboard/set-password': { code: 'none-of-ours', new_password: 'Renewed-2027' },
      '/api/dashboard/inquery': { cardNumber: '4000056655665556', expiry: '2099-12' },
    };
  };

  it.each(ROUTES)('locks out who tries many at $path', async ({ path }) => {
    const body = guessAt()[path] ?? {};
    const headers = { access_token: await partner.tokenOf('finance') };
    const { first, last } = await triedUntilLocked(() => post(testGateway, path, body, headers));
    expect([[401, 404, 422].includes(first ?? 0), last]).toEqual([true, 429]);
  });

  it.each(ASKING)('locks out who tries many at $name', async (step) => {
    const [id = ''] = await partner.addCards([{ status: 'normal' }]);
    const body = { ...bodyAbout(step, id), params: { password: WRONG } };
    const token = await partner.tokenOf('administrator');
    expect(await triedUntilLocked(() => send(testGateway, step, token, body))).toEqual({ first: 422, last: 429 });
  });
});
