import type { SQL } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { concepts } from '../../app/concepts';
import { DATABASES, type TestDatabase, type TestGateway } from '../../testing/databases';
import { newPartner, type TestPartner } from '../../testing/newPartner';
import { post } from '../../testing/post';
import { STEPS, send } from '../../testing/walk';
import { bodyAbout } from '../../testing/walkInputs';
import { needsPassword } from '../resource/needsPassword';
import { forgiveAttempts } from './takeAttempt';

const KEYED = 'embed-session create';
const WRONG = 'Wrong-2026';
const ROUTES = concepts.flatMap(({ documents }) => documents?.('corridor') ?? []);
const CONFIRMED = STEPS.filter(needsPassword);

/** Calls that count attempts by where they come from, and those that count them by the caller alone. */
const BY_ORIGIN = [
  '/api/dashboard/forgot-password-booster',
  '/api/dashboard/inquery',
  '/api/dashboard/login-corridor',
  '/api/dashboard/verify-reset-code-booster',
  KEYED,
];
const BY_CALLER = [
  '/api/dashboard/app/user/changePassword',
  '/api/dashboard/app/user/changeEmail',
  ...CONFIRMED.map(({ name }) => name),
];

/** Calls that count attempts by networks alone. */
const BY_NETWORK = ['/api/dashboard/verify-reset-code-booster'];

/** Addresses of one origin each, as sockets and proxies write them. */
const ORIGINS: readonly (readonly [string, ...string[]])[] = [
  ['203.0.113.9', '::ffff:203.0.113.9', '::FFFF:cb00:7109', '0:0:0:0:0:ffff:203.0.113.9'],
  ['203.0.113.10', '::ffff:203.0.113.10'],
  ['2001:db8:7:8::1', '2001:0DB8:7:8:ffff:ffff:ffff:ffff', '2001:db8:7:8:0:ffff:203.0.113.9'],
  ['2001:db8:7:9::1', '2001:db8:7:9:1:2:3:4'],
];

/** Networks that those are in. */
const NETWORKS = 2;

type Attempt = readonly [name: string, attempt: (from: string) => Promise<unknown>];

describe.each(DATABASES)('attempts on the %s database', (_name, open) => {
  let database: TestDatabase;
  let testGateway: TestGateway;
  let partner: TestPartner;
  let cardId: string;
  let tokens: { readonly administrator: string; readonly finance: string };
  let taken: string[] = [];

  beforeAll(async () => {
    database = await open();
    const db = { ...database.db, single: (statement: SQL) => database.db.single(heard(statement)) };
    testGateway = await database.open({ db, clientAddress: (request) => request.headers.get('from') });
    partner = await newPartner(testGateway);
    tokens = { administrator: await partner.tokenOf('administrator'), finance: await partner.tokenOf('finance') };
    [cardId = ''] = await partner.addCards([{}]);
  });

  /** Notes the name under which a statement counts an attempt. */
  const heard = (statement: SQL) => {
    const [text, key] = statement.queryChunks;
    const isCount = JSON.stringify(text)?.includes('INSERT INTO rate_limit');
    if (isCount && typeof key === 'string') taken.push(key);
    return statement;
  };

  /** A wrong attempt at every call, by its name: those that compare nothing get an empty body. */
  const attempts = () => {
    const username = partner.usernameOf('finance');
    const bodies: Readonly<Record<string, object>> = {
      '/api/dashboard/login-corridor': { username, password: WRONG },
      '/api/dashboard/app/user/changePassword': { old_password: WRONG, new_password: 'Renewed-2027' },
      '/api/dashboard/app/user/changeEmail': { email: `new-${username}`, password: WRONG },
      '/api/dashboard/forgot-password-booster': { email: username },
      '/api/dashboard/verify-reset-code-booster': { email: username, code: '000000', new_password: 'Renewed-2027' },
      '/api/dashboard/inquery': { cardNumber: '4000056655665556', expiry: '2099-12' },
    };
    const called = ROUTES.map(
      ({ path }): Attempt => [
        path,
        (from) => post(testGateway, path, bodies[path] ?? {}, { from, access_token: tokens.finance }),
      ],
    );
    const operations = STEPS.map((step): Attempt => {
      const token = step.name === KEYED ? 'key.of-nobody' : tokens.administrator;
      const body = needsPassword(step) ? { ...bodyAbout(step, cardId), params: { password: WRONG } } : {};
      return [step.name, (from) => send(testGateway, step, token, body, { from })];
    });
    return [...called, ...operations];
  };

  /** Names under which calls count an attempt from an address, which is forgotten again. */
  const countedFrom = async (address: string, names: readonly string[] | null = null) => {
    const counted: Record<string, readonly string[]> = {};
    for (const [name, attempt] of attempts()) {
      if (names && !names.includes(name)) continue;
      taken = [];
      await attempt(address);
      if (taken.length > 0) counted[name] = taken;
      for (const key of taken) await forgiveAttempts(database.db, key);
    }
    return counted;
  };

  it('are counted where a secret is compared or a mail is sent, and nowhere else', async () => {
    expect(Object.keys(await countedFrom('192.0.2.1')).toSorted()).toEqual([...BY_ORIGIN, ...BY_CALLER].toSorted());
  });

  it.each(BY_ORIGIN)('at %s count one origin once, however its address is written', async (name) => {
    const places = new Set<string>();
    for (const [first, ...others] of ORIGINS) {
      const counted = await countedFrom(first, [name]);
      places.add(JSON.stringify(counted));
      for (const address of others) expect([address, await countedFrom(address, [name])]).toEqual([address, counted]);
    }
    expect(places.size).toBe(BY_NETWORK.includes(name) ? NETWORKS : ORIGINS.length);
  });

  it.each(BY_CALLER)('at %s count the caller, wherever it is', async (name) => {
    const places = new Set<string>();
    for (const address of ORIGINS.flat()) places.add(JSON.stringify(await countedFrom(address, [name])));
    expect(places.size).toBe(1);
  });

  it('at keys end for all of 64 bits', async () => {
    const statuses: number[] = [];
    for (let host = 1; host <= 21; host += 1) {
      const headers = { from: `2001:db8:77:1::${host.toString(16)}`, access_token: `key.wrong-${host}` };
      statuses.push((await post(testGateway, '/api/portal/cms/embed-session/create', {}, headers)).status);
    }
    expect([statuses.slice(0, 20), statuses[20]]).toEqual([Array(20).fill(401), 429]);
  });
});
