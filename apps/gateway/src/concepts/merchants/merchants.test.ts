import { type GatewayClient, type MerchantDocumentKind, onboardingStatus } from '@corridor/core';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SERVICE_SCOPE } from '../../platform/database';
import { columnsOf } from '../../testing/columnsOf';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { newPartner, type TestPartner } from '../../testing/newPartner';
import { refusalOf } from '../../testing/refusalOf';
import { merchantTable } from './table';
import { ada, company } from './testing/inputs';

const NOWHERE = '0198a000-0000-7000-8000-00000000000f';
const PAGE = { page: 1, size: 10 };
const file = (bytes: number[] = [0x25, 0x50, 0x44, 0x46, 0x2d]) => new File([new Uint8Array(bytes)], 'scan.pdf');

describe.each(DATABASES)('merchants on the %s database', (_name, open) => {
  let testGateway: TestGateway;
  let partner: TestPartner;
  let client: GatewayClient;

  beforeAll(async () => {
    testGateway = await (await open()).open();
  });
  beforeEach(async () => {
    partner = await newPartner(testGateway);
    client = await partner.as('operator');
  });

  const person = () => client.merchants.create({ type: 2, individual: ada });
  const upload = (merchantId: string, kind: MerchantDocumentKind) =>
    client.merchants.upload(file(), { merchantId, kind });
  it('keeps phone and email in one form, and finds them in any', async () => {
    const written = { ...ada, mobileNumber: '\u202d+٣٣ 6 12 34 56 99\u202c', email: 'Ada@xn--e1afmkfd.xn--p1ai' };
    const { id, individual } = await client.merchants.create({ type: 2, individual: written });
    expect(individual).toMatchObject({ mobileNumber: '+33612345699', email: 'Ada@пример.рф' });
    for (const search of ['+33 6 12 34 56 99', '0033 (0)6 12.34.56.99', 'ada@xn--e1afmkfd.xn--p1ai', 'ada@пример.рф']) {
      const { items } = await client.merchants.page({ ...PAGE, filter: { search } });
      expect(
        items.map((one) => one.id),
        search,
      ).toEqual([id]);
    }
    expect((await client.merchants.getBy({ email: 'ada@xn--e1afmkfd.xn--p1ai' })).id).toBe(id);
  });

  const withDocuments = async () => {
    const { id } = await person();
    for (const kind of ['idFront', 'idBack', 'addressProof'] as const) await upload(id, kind);
    return id;
  };
  const inStatus = async (status: (typeof onboardingStatus.codes)[number]) => {
    const id = await withDocuments();
    await testGateway.db.transaction(SERVICE_SCOPE, (tx) =>
      tx.update(merchantTable).set({ status }).where(eq(merchantTable.id, id)),
    );
    return id;
  };

  // @spec 3.entity.merchant
  it('keeps people and companies with all that is asked of them', async () => {
    const made = await person();
    expect(made).toMatchObject({
      name: 'Ada Byron',
      email: 'Ada@people.example',
      country: 'FR',
      status: 'initial',
      corporation: null,
      individual: { firstName: 'Ada', dateOfBirth: '1990-12-10' },
      timeline: [{ action: 'create', to: 'initial' }],
    });
    expect(made.individual).not.toHaveProperty('middleName');
    expect(await client.merchants.getBy({ email: 'ada@PEOPLE.example' })).toEqual(made);
    const corporation = await client.merchants.create({ type: 1, corporation: company });
    expect(corporation).toMatchObject({
      name: 'Beta Maison SARL',
      country: 'DE',
      corporation: company,
      individual: null,
    });
    const named = async (names: object) =>
      (await client.merchants.create({ type: 2, individual: { ...ada, firstName: '', lastName: '', ...names } })).name;
    expect(await named({ firstName: '晓明', lastName: '王' })).toBe('王晓明');
    expect([await named({ firstName: 'Suharto' }), await named({ lastName: 'Suharto' })]).toEqual([
      'Suharto',
      'Suharto',
    ]);
    expect(await named({ firstName: '阿卜杜拉•买买提' })).toBe('阿卜杜拉·买买提');
    expect(await named({ firstName: 'Jeanne', lastName: 'D’ARC' })).toBe("Jeanne D'ARC");
    for (const search of ['d’arc', "d'Arc", '阿卜杜拉•买买提'])
      expect((await client.merchants.page({ page: 1, size: 10, filter: { search } })).total).toBe(1);
  });

  it.each([
    [{ mobileNumber: '0612345678' }, 'individual.mobileNumber'],
    [{ email: 'nobody' }, 'individual.email'],
    [{ dateOfBirth: '2024-02-30' }, 'individual.dateOfBirth'],
    [{ dateOfBirth: new Date().toISOString().slice(0, 10) }, 'individual.dateOfBirth'],
    [{ expiresOn: '2020-01-01' }, 'individual.expiresOn'],
    [{ issuanceDate: '2098-01-01' }, 'individual.issuanceDate'],
    [{ issuanceDate: '1980-01-01' }, 'individual.issuanceDate'],
    [{ firstName: '', lastName: '  ' }, 'individual.firstName'],
    [{ country: 'XX' as 'FR' }, 'individual.country'],
    [{ idNumber: '<script>' }, 'individual.idNumber'],
    [{ firstName: 'x'.repeat(71) }, 'individual.firstName'],
    [{ firstName: '\u200b' }, 'individual.firstName'],
    [{ city: 'Paris\u202e75' }, 'individual.city'],
    [{ addressLine1: '1 rue de Rivoli\n75001 Paris' }, 'individual.addressLine1'],
  ])('refuses %o at %s', async (change, path) => {
    const refused = await refusalOf(client.merchants.create({ type: 2, individual: { ...ada, ...change } }));
    expect([refused.status, refused.fields.map((field) => field.path)]).toEqual([422, [path]]);
  });

  it('refuses the details of the other type, and none at all', async () => {
    const both = await refusalOf(client.merchants.create({ type: 2, individual: ada, corporation: company }));
    expect(both.fields).toEqual([{ path: 'corporation', reason: 'merchants.problem.otherType' }]);
    const none = await refusalOf(client.merchants.create({ type: 1 }));
    expect(none.fields.map(({ path }) => path)).toContain('corporation.legalPerson');
  });

  it('changes everything before a review and only contacts after it', async () => {
    const { id } = await person();
    const changed = await client.merchants.update(id, { individual: { lastName: 'King', city: 'Paris' } });
    expect(changed).toMatchObject({ name: 'Ada King', individual: { firstName: 'Ada', city: 'Paris' } });
    expect((await client.merchants.update(id, { individual: { lastName: '' } })).name).toBe('Ada');
    const wrong = await refusalOf(client.merchants.update(id, { individual: { firstName: '' } }));
    expect(wrong.fields).toEqual([{ path: 'individual.firstName', reason: 'merchants.problem.oneName' }]);
    const approved = await inStatus('approved');
    const locked = await refusalOf(client.merchants.update(approved, { individual: { lastName: 'King' } }));
    expect(locked.fields).toEqual([{ path: 'individual.lastName', reason: 'merchants.problem.locked' }]);
    const moved = await client.merchants.update(approved, { individual: { lastName: 'Byron', city: 'Paris' } });
    expect(moved.individual?.city).toBe('Paris');
    expect((await refusalOf(client.merchants.update(await inStatus('underReview'), {}))).kind).toBe('conflict');
  });

  it('takes away what was never submitted, documents included', async () => {
    const id = await withDocuments();
    await client.merchants.delete(id);
    expect((await refusalOf(client.merchants.get(id))).kind).toBe('not-found');
    expect(await testGateway.db.single(sql`SELECT id FROM stored_file WHERE owner_id = ${id}`)).toEqual([]);
    expect((await refusalOf(client.merchants.delete(await inStatus('rejected')))).kind).toBe('conflict');
  });

  it('filters, sorts, counts and exports', async () => {
    await person();
    await client.merchants.create({ type: 1, corporation: company });
    const names = async (query: object) =>
      (await client.merchants.page({ ...PAGE, ...query })).items.map(({ name }) => name);
    expect(await names({ filter: { search: 'PEOPLE.example' } })).toEqual(['Ada Byron']);
    expect(await names({ filter: { country: ['DE'] } })).toEqual(['Beta Maison SARL']);
    expect(await names({ filter: { status: ['initial'], type: [2] } })).toEqual(['Ada Byron']);
    expect(await names({ sort: { field: 'name', direction: 'asc' }, size: 2, page: 1 })).toEqual([
      'Ada Byron',
      'Beta Maison SARL',
    ]);
    expect(await names({ sort: { field: 'status', direction: 'desc' }, size: 2, page: 1 })).toHaveLength(2);
    expect(await client.merchants.call('statusCounts', {})).toEqual(
      onboardingStatus.codes.map((status) => ({ status, count: { initial: 2, approved: 2 }[String(status)] ?? 0 })),
    );
    const csv = await client.merchants.export({
      columns: columnsOf('name', 'type'),
      sort: { field: 'name', direction: 'asc' },
    });
    expect((await csv.blob.text()).split('\r\n').slice(1, 3)).toEqual(['Ada Byron,2', 'Beta Maison SARL,1']);
  });

  it('belongs to its partner and to who may, and keeps personal data out of the log', async () => {
    const { id } = await person();
    const { id: documentId } = await upload(id, 'idFront');
    const stranger = await (await newPartner(testGateway)).as('administrator');
    const calls = [
      stranger.merchants.get(id),
      stranger.merchants.getBy({ email: ada.email }),
      stranger.merchants.update(id, {}),
      stranger.merchants.delete(id),
      stranger.merchants.callById(id, 'submit', {}),
      stranger.merchants.callById(id, 'document', { documentId }),
      stranger.merchants.upload(file(), { merchantId: id, kind: 'idBack' }),
      client.merchants.get(NOWHERE),
    ];
    for (const refused of await Promise.all(calls.map(refusalOf))) expect(refused.kind).toBe('not-found');
    const finance = await partner.as('finance');
    expect((await finance.merchants.get(id)).allowedActions).toEqual([]);
    expect((await refusalOf(finance.merchants.callById(id, 'submit', {}))).kind).toBe('forbidden');
    expect((await refusalOf(finance.merchants.create({ type: 2, individual: ada }))).kind).toBe('forbidden');
    const log = JSON.stringify(
      await testGateway.db.single(sql`SELECT before, after FROM log WHERE subject_id = ${id}`),
    );
    expect(log).toContain('Byron');
    for (const secret of ['1234567', '1990-12-10', '612345678', 'people.example']) expect(log).not.toContain(secret);
  });
});
