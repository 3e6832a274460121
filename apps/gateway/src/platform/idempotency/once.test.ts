import { createRequestId, type GatewayClient } from '@corridor/core';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { DATABASES, type TestDatabase, type TestGateway } from '../../testing/databases';
import { clientOf, newPartner, type TestPartner } from '../../testing/newPartner';
import { post } from '../../testing/post';
import { refusalOf } from '../../testing/refusalOf';
import { runJobs } from '../../testing/runJobs';
import { unavailable } from '../refusals/refusals';
import { createTestVault, TEST_VAULT_KEY } from '../vault';
import { forgetOldAnswers } from './forgetOldAnswers';

describe.each(DATABASES)('a repeated request id on the %s database', (_name, open) => {
  let database: TestDatabase;
  let testGateway: TestGateway;
  let partner: TestPartner;
  let client: GatewayClient;

  beforeAll(async () => {
    database = await open();
    testGateway = await database.open();
    partner = await newPartner(testGateway);
    client = await partner.as('operator');
  });

  const fresh = () => ({ requestId: createRequestId() });
  const application = () => ({
    merchantId: partner.merchants[0],
    holderName: 'Ada Test',
    bin: '424242',
    type: 'virtual' as const,
    model: 'personal' as const,
    shared: false,
  });
  const count = async () => (await client.cards.page({ page: 1, size: 10 })).total;

  it('gives the first answer and does nothing again', async () => {
    const before = await count();
    const options = fresh();
    const first = await client.cards.create(application(), options);
    await client.cards.update(first.id, { label: 'changed since' });
    expect(await client.cards.create(application(), options)).toEqual(first);
    expect(await count()).toBe(before + 1);
  });

  it('gives the first refusal, whatever has changed since', async () => {
    const [id = ''] = await partner.addCards([{ status: 'normal' }]);
    const options = fresh();
    const first = await refusalOf(client.cards.callById(id, 'unblock', {}, options));
    await client.cards.callById(id, 'block', {});
    const again = await refusalOf(client.cards.callById(id, 'unblock', {}, options));
    expect([again.status, again.code, again.msg]).toEqual([first.status, first.code, first.msg]);
    expect((await client.cards.get(id)).status).toBe('blocked');
  });

  it('is a conflict with another body, another call or another file', async () => {
    const [id = ''] = await partner.addCards([{ status: 'normal' }]);
    const options = fresh();
    await client.cards.callById(id, 'block', { reason: 'one' }, options);
    const other = [
      client.cards.callById(id, 'block', { reason: 'two' }, options),
      client.cards.callById(id, 'unblock', { reason: 'one' }, options),
      client.cards.update(id, { label: 'x' }, options),
    ];
    for (const refused of await Promise.all(other.map(refusalOf)))
      expect(refused).toMatchObject({ kind: 'conflict', code: '40901' });
    const file = (byte: number) => new File([new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d, byte])], 'a.pdf');
    const upload = fresh();
    const stored = await client.cards.upload(file(1), { cardId: id }, upload);
    expect(await client.cards.upload(file(1), { cardId: id }, upload)).toEqual(stored);
    expect((await refusalOf(client.cards.upload(file(2), { cardId: id }, upload))).code).toBe('40901');
  });

  it('does a write once though it comes many times at one moment', async () => {
    const before = await count();
    const options = fresh();
    const answers = await Promise.all(Array.from({ length: 8 }, () => client.cards.create(application(), options)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await count()).toBe(before + 1);
  });

  it('repeats an answer that was kept under a former key, and only of the same request', async () => {
    const [before, after] = ['the first key', 'the second key'];
    const under = async (keys: { secretKey: string; formerKeys?: readonly string[] }) =>
      clientOf(await database.open(keys), await partner.tokenOf('operator'));
    const options = fresh();
    const input = application();
    const first = await (await under({ secretKey: before })).cards.create(input, options);
    const rotated = await under({ secretKey: after, formerKeys: [before] });
    expect(await rotated.cards.create(input, options)).toEqual(first);
    const other = rotated.cards.create({ ...input, holderName: 'Eve Test' }, options);
    expect((await refusalOf(other)).code).toBe('40901');
    const forgotten = await under({ secretKey: after });
    expect((await refusalOf(forgotten.cards.create(input, options))).code).toBe('40901');
  });

  it('repeats an answer as it is that was kept before fingerprints had a key', async () => {
    const [id = ''] = await partner.addCards([{ status: 'normal' }]);
    const options = fresh();
    const first = await client.cards.callById(id, 'block', { reason: 'one' }, options);
    await testGateway.db.single(sql`UPDATE request SET fingerprint = '' WHERE request_id = ${options.requestId}`);
    expect(await client.cards.callById(id, 'block', { reason: 'one' }, options)).toEqual(first);
  });

  it('is known for 30 days', async () => {
    const options = fresh();
    const first = await client.cards.create(application(), options);
    const days = (count: number) => new Date(testGateway.clock.now().getTime() + count * 86_400_000);
    await runJobs(testGateway, forgetOldAnswers, days(29));
    expect(await client.cards.create(application(), options)).toEqual(first);
    await runJobs(testGateway, forgetOldAnswers, days(31));
    expect((await client.cards.create(application(), options)).id).not.toBe(first.id);
  });

  it('belongs to one user: the same id of another is another request', async () => {
    const options = fresh();
    const first = await client.cards.create(application(), options);
    const second = await (await partner.as('administrator')).cards.create(application(), options);
    expect(second.id).not.toBe(first.id);
  });

  it('is kept with no answer of a gateway that failed, and does the same once it can', async () => {
    let away = true;
    const vault = createTestVault(TEST_VAULT_KEY);
    const numberOf: typeof vault.numberOf = async (...card) => {
      if (away) throw unavailable();
      return vault.numberOf(...card);
    };
    const failing = await database.open({ vault: { ...vault, numberOf } });
    const own = clientOf(failing, await partner.tokenOf('operator'));
    const [options, before] = [fresh(), await count()];
    expect((await refusalOf(own.cards.create(application(), options))).status).toBe(503);
    expect(await count()).toBe(before);
    away = false;
    const made = await own.cards.create(application(), options);
    expect(await own.cards.create(application(), options)).toEqual(made);
    expect(await count()).toBe(before + 1);
  });

  it('may be left out, and is refused in another form', async () => {
    const token = await partner.tokenOf('operator');
    const path = '/api/portal/cms/card/create';
    const made = await post(testGateway, path, { data: application() }, { access_token: token });
    expect(made.status).toBe(200);
    const refused = await post(testGateway, path, { data: application() }, { access_token: token, request_id: 'a b' });
    expect([refused.status, refused.envelope.code]).toEqual([400, '40000']);
  });
});
