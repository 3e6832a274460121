import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ChainReport, verifyAudit } from '../../platform/audit/verifyAudit';
import { createId } from '../../platform/database';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { newPartner, type TestPartner } from '../../testing/newPartner';
import { chainMigrations } from './chainMigration';
import { notifyMigrations } from './notifyMigration';

const WRITES = 5;

describe.each(DATABASES)('the chain of the log on the %s database', (_name, open) => {
  let testGateway: TestGateway;
  let partner: TestPartner;
  let ids: string[];

  beforeAll(async () => {
    testGateway = await (await open()).open();
  });
  beforeEach(async () => {
    partner = await newPartner(testGateway);
    const client = await partner.as('operator');
    const [card = ''] = await partner.addCards([{}]);
    for (let count = 1; count <= WRITES; count += 1) await client.cards.update(card, { label: `Name ${count}` });
    ids = await entries();
  });

  const entries = async () => {
    const log = await (await partner.as('administrator')).logs.list({ sort: { field: 'at', direction: 'asc' } });
    return log.map(({ id }) => id);
  };
  const report = async (kept = {}): Promise<ChainReport> => {
    for await (const one of verifyAudit(testGateway.db, kept)) if (one.partnerId === partner.partnerId) return one;
    throw new Error('the partner has no report');
  };
  /** As somebody who owns the tables and leaves the triggers out. */
  const tamper = (table: string, statement: string) =>
    testGateway.db.asOwner((run) =>
      run(`ALTER TABLE ${table} DISABLE TRIGGER USER; ${statement}; ALTER TABLE ${table} ENABLE TRIGGER USER`),
    );
  const third = () => ({ position: 3, entryId: ids[2] });

  it('holds, names each entry’s place, and carries the hash of the one before', async () => {
    expect(await report()).toMatchObject({ entries: WRITES, breaches: [], head: { position: WRITES } });
    const client = await partner.as('administrator');
    const seals = await Promise.all(ids.map(async (id) => (await client.logs.get(id)).seal));
    expect(seals.map((seal) => seal?.position)).toEqual([1, 2, 3, 4, 5]);
    expect(seals.slice(1).map((seal) => seal?.previousHash)).toEqual(seals.slice(0, -1).map((seal) => seal?.hash));
  });

  it('holds when many write at one moment', async () => {
    const [client, cards] = [
      await partner.as('operator'),
      await partner.addCards(Array.from({ length: 12 }, () => ({}))),
    ];
    await Promise.all(cards.map((card) => client.cards.update(card, { label: 'At once' })));
    expect(await report()).toMatchObject({ entries: WRITES + cards.length, breaches: [] });
  });

  it('leaves no seal of a write that was refused', async () => {
    const client = await partner.as('operator');
    await client.cards.update(createId(), { label: 'Nobody' }).catch(() => null);
    expect(await report()).toMatchObject({ entries: WRITES, breaches: [] });
  });

  it('tells which entry was edited', async () => {
    await tamper('log', `UPDATE log SET actor_name = 'Somebody else' WHERE id = '${ids[2]}'`);
    expect((await report()).breaches).toEqual([{ kind: 'changed', ...third() }]);
  });

  it('tells which entry was deleted, with its seal or without', async () => {
    await tamper('log', `DELETE FROM log WHERE id = '${ids[2]}'`);
    expect((await report()).breaches).toEqual([{ kind: 'missing', ...third() }]);
    await tamper('log_seal', `DELETE FROM log_seal WHERE log_id = '${ids[2]}'`);
    expect((await report()).breaches).toEqual([{ kind: 'cut', position: 4, entryId: ids[3] }]);
  });

  it('tells of an entry that was slipped in, bare or with a seal of its own', async () => {
    const id = createId();
    const columns = 'partner_id, at, actor_id, actor_name, action, subject, subject_id, request_id';
    await tamper('log', `INSERT INTO log (id, ${columns}) SELECT '${id}', ${columns} FROM log WHERE id = '${ids[2]}'`);
    expect((await report()).breaches).toEqual([{ kind: 'unsealed', position: null, entryId: id }]);
    const client = await partner.as('administrator');
    expect((await client.logs.get(id)).seal).toBeNull();
    await tamper(
      'log_seal',
      `UPDATE log_seal SET position = position + 100 WHERE partner_id = '${partner.partnerId}' AND position > 3;
       UPDATE log_seal SET position = position - 99 WHERE partner_id = '${partner.partnerId}' AND position > 100;
       INSERT INTO log_seal SELECT partner_id, 4, '${id}', hash, hash FROM log_seal WHERE log_id = '${ids[2]}'`,
    );
    const kinds = (await report()).breaches.map(({ kind, position }) => [kind, position]);
    expect(kinds).toEqual([
      ['changed', 4],
      ['shortened', 5],
    ]);
  });

  it('tells of an end that was cut off', async () => {
    await tamper('log', `DELETE FROM log WHERE id = '${ids[4]}'`);
    await tamper('log_seal', `DELETE FROM log_seal WHERE log_id = '${ids[4]}'`);
    expect((await report()).breaches).toEqual([{ kind: 'shortened', position: 4, entryId: null }]);
  });

  it('tells of a chain written anew as a whole, by the head that was kept elsewhere', async () => {
    const { head } = await report();
    const kept = { [partner.partnerId]: head };
    expect((await report(kept)).breaches).toEqual([]);
    await tamper('log', `UPDATE log SET action = 'block' WHERE id = '${ids[2]}'`);
    await sealAnew();
    expect((await report()).breaches).toEqual([]);
    expect((await report(kept)).breaches).toEqual([{ kind: 'rewritten', position: WRITES, entryId: null }]);
  });

  it('takes in what was written before there was a chain, and goes on from there', async () => {
    await sealAnew();
    const [card = ''] = await partner.addCards([{}]);
    await (await partner.as('operator')).cards.update(card, { label: 'Afterwards' });
    expect(await report()).toMatchObject({ entries: WRITES + 1, breaches: [] });
  });

  /** Does what the migrations do to a database that has a log and no chain; the database is every test's, which hear of seals. */
  const sealAnew = () =>
    testGateway.db.asOwner((run) =>
      run(`DROP TRIGGER log_seal_entry ON log; DROP FUNCTION log_seal_entry; DROP TABLE log_seal, log_chain;
        ${[...chainMigrations, ...notifyMigrations].map(({ sql }) => sql).join(';')}`),
    );
});
