import { CHANGES_PATH, DOWNLOAD_PROGRESS_PATH, OPEN_LIMITS } from '@corridor/core';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { within } from '../../../../../scripts/machine/pace';
import { downloadTable } from '../../concepts/downloads/table';
import { DATABASES, type TestDatabase, type TestGateway } from '../../testing/databases';
import { newKey } from '../../testing/newKey';
import { clientOf, newPartner, type TestPartner } from '../../testing/newPartner';
import { refusalOf } from '../../testing/refusalOf';
import { createId, SERVICE_SCOPE } from '../database';
import { leaseTable } from './table';

const CALLS = 50;
const KINDS = ['files', 'changeStreams', 'downloadStreams'] as const;
type Kind = (typeof KINDS)[number];

describe.each(DATABASES)('what is open at once on the %s database', (_name, open) => {
  let database: TestDatabase;
  let gateways: readonly TestGateway[];
  let partner: TestPartner;

  beforeAll(async () => {
    database = await open();
    gateways = [await database.open(), await database.beside()];
  });
  beforeEach(async () => {
    const [first] = gateways;
    if (first) partner = await newPartner(first);
  });

  /** Opens one, by what stands for it on the wire, and gives it with its status; nobody reads it. */
  const opened = async (kind: Kind, at: number, token: string): Promise<Response> => {
    const headers = { access_token: token, 'content-type': 'application/json' };
    const path = {
      files: '/api/portal/cms/card/export',
      changeStreams: CHANGES_PATH,
      downloadStreams: DOWNLOAD_PROGRESS_PATH,
    };
    const how = kind === 'files' ? { method: 'POST', body: '{}' } : {};
    const request = new Request(`http://gateway.test${path[kind]}`, { headers, ...how });
    const answer = await gateways[at % gateways.length]?.gateway.fetch(request);
    if (!answer) throw new Error('there is no gateway');
    return answer;
  };
  const openMany = (kind: Kind, tokens: readonly string[], count = CALLS) =>
    Promise.all(Array.from({ length: count }, (_, at) => opened(kind, at, tokens[at % tokens.length] ?? '')));
  /** Closes what was opened, and gives the statuses and reasons of what was not. */
  const close = async (answers: readonly Response[]) => {
    const refused: unknown[] = [];
    for (const answer of answers) {
      if (answer.ok) await answer.body?.cancel();
      else refused.push([answer.status, (await answer.json()).reason]);
    }
    return refused;
  };
  const leasesOf = async () =>
    Number(
      (await database.db.single(sql`SELECT count(*) AS n FROM lease WHERE partner_id = ${partner.partnerId}`))[0]?.n,
    );
  /** Leases of others of the partner, as a process elsewhere would hold them. */
  const heldElsewhere = (kind: Kind, count: number, seconds: number) =>
    database.db.transaction(SERVICE_SCOPE, (tx) =>
      tx.insert(leaseTable).values(
        Array.from({ length: count }, () => ({
          id: createId(),
          partnerId: partner.partnerId,
          holder: createId(),
          kind,
          // By the clock that ends them, which no day of a run moves.
          endsAt: sql`clock_timestamp() + make_interval(secs => ${seconds})`,
        })),
      ),
    );

  const later = () => new Date(Date.now() + 600_000);

  it.each(KINDS)(
    'are as many %s of a user as may be, whichever gateway opens them, and others once they have ended',
    async (kind) => {
      const { own } = OPEN_LIMITS[kind];
      const token = await partner.tokenOf('operator');
      if (kind === 'downloadStreams') await underWay('operator', 1);
      const answers = await openMany(kind, [token, await partner.tokenOf('operator')]);
      expect(answers.filter(({ ok }) => ok)).toHaveLength(own);
      expect(await leasesOf()).toBe(own);
      const refused = await close(answers);
      const reason = kind === 'files' ? 'refusals.tooManyFiles' : 'refusals.tooManyStreams';
      expect([refused.length, new Set(refused.map(String))]).toEqual([CALLS - own, new Set([`409,${reason}`])]);
      const again = await openMany(kind, [token], 1);
      expect(again.map(({ ok }) => ok)).toEqual([true]);
      await close(again);
    },
  );

  it.each(KINDS)('are as many %s of a partner as may be, and those of dead processes count no longer', async (kind) => {
    const room = 3;
    await heldElsewhere(kind, OPEN_LIMITS[kind].partner - room, 600);
    await heldElsewhere(kind, 5, -1);
    const roles = ['operator', 'administrator', 'finance', 'viewer'] as const;
    const tokens = await Promise.all(
      (kind === 'files' ? roles.slice(0, 2) : roles).map((role) => partner.tokenOf(role)),
    );
    if (kind === 'downloadStreams') for (const role of roles) await underWay(role, 1);
    const answers = await openMany(kind, tokens, 12);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(room);
    const reason = kind === 'files' ? 'refusals.tooManyFilesOfPartner' : 'refusals.tooManyStreamsOfPartner';
    const [refused] = await close(answers);
    expect(refused).toEqual([409, reason]);
    await gateways[0]?.gateway.scheduledJobs();
    expect(await leasesOf()).toBe(OPEN_LIMITS[kind].partner - room);
  });

  it('count a file until it was taken whole', async () => {
    const token = await partner.tokenOf('operator');
    const [answer] = await openMany('files', [token], 1);
    expect(await leasesOf()).toBe(1);
    await answer?.text();
    await gateways[0]?.gateway.scheduledJobs();
    expect((await openMany('files', [token], OPEN_LIMITS.files.own)).every(({ ok }) => ok)).toBe(true);
  });

  it('count the file of a background export that is fetched', async () => {
    const [client, token] = [await partner.as('operator'), await partner.tokenOf('operator')];
    const { id } = await client.downloads.create({ resource: 'card' });
    await vi.waitFor(async () => expect((await client.downloads.get(id)).status).toBe('ready'), {
      timeout: within(20),
      interval: 20,
    });
    const answers = await openMany('files', [token], OPEN_LIMITS.files.own);
    expect(await refusalOf(client.fetchDownload(id))).toMatchObject({ status: 409, reason: 'refusals.tooManyFiles' });
    await close(answers);
    expect((await client.fetchDownload(id)).blob.size).toBeGreaterThan(0);
  });

  it('count the page of each of a partner’s customers for itself', async () => {
    const [first] = gateways;
    if (!first) throw new Error('there is no gateway');
    const server = await newKey(first, partner, 'administrator');
    const tokens: string[] = [];
    for (let page = 0; page < 2; page += 1) tokens.push((await server.open({ components: ['CardTable'] })).accessToken);
    const answers = await openMany('changeStreams', tokens, 2 * OPEN_LIMITS.changeStreams.own + 2);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(2 * OPEN_LIMITS.changeStreams.own);
    await close(answers);
  });

  /** Exports that some other process has under way. */
  const underWay = async (role: 'operator' | 'administrator' | 'finance' | 'viewer', count: number) => {
    const [user] = await (await partner.as('administrator')).users.list({ filter: { search: `The ${role}` } });
    const now = new Date();
    const one = {
      resource: 'card',
      request: {},
      language: 'en',
      status: 'running',
      fileName: 'cards.csv',
      rowsTotal: 1,
    } as const;
    const of = { partnerId: partner.partnerId, userId: user?.id ?? '', createdAt: now, heartbeatAt: later() };
    await database.db.transaction(SERVICE_SCOPE, (tx) =>
      tx.insert(downloadTable).values(Array.from({ length: count }, () => ({ id: createId(), ...one, ...of }))),
    );
  };

  it('are as many exports of a user, and of a partner, as may be', async () => {
    const { own, partner: ofAll } = OPEN_LIMITS.exports;
    const retired = [await database.open(), await database.beside()];
    // Nobody runs what they put in.
    for (const { gateway } of retired) await gateway.retire();
    const ask = async (role: 'operator' | 'administrator', count: number) => {
      const token = await partner.tokenOf(role);
      const [one, other] = retired.map((gateway) => clientOf(gateway, token));
      const asked = Array.from({ length: count }, (_, at) =>
        (at % 2 ? one : other)?.downloads.create({ resource: 'card' }).then(
          () => 'done',
          ({ status, reason }) => `${status} ${reason}`,
        ),
      );
      const outcomes = await Promise.all(asked);
      const refused = outcomes.filter((outcome) => outcome !== 'done');
      return { done: count - refused.length, refused: [...new Set(refused)] };
    };
    await underWay('viewer', ofAll - own - 3);
    expect(await ask('operator', CALLS)).toEqual({ done: own, refused: ['409 refusals.tooManyExports'] });
    expect(await ask('administrator', 8)).toEqual({ done: 3, refused: ['409 refusals.tooManyExportsOfPartner'] });
  });
});
