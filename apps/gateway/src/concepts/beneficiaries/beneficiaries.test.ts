import type { BeneficiaryInput, GatewayClient } from '@corridor/core';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { columnsOf } from '../../testing/columnsOf';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { clientOf, newPartner, type TestPartner } from '../../testing/newPartner';
import { refusalOf } from '../../testing/refusalOf';
import { brazilian, german, overSwift } from './testing/sampleBeneficiaries';

const NOWHERE = '0198a000-0000-7000-8000-00000000000f';
const PAGE = { page: 1, size: 10 };

describe.each(DATABASES)('beneficiaries on the %s database', (_name, open) => {
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

  it('serves the fields of a destination', async () => {
    const destination = { bankCountry: 'BR', currency: 'BRL', paymentMethod: 'local', payeeType: 2 } as const;
    const paths = async (change: object) =>
      (await client.beneficiaries.call('fields', { ...destination, ...change })).map(({ path }) => path);
    expect(await paths({})).toContain('bank.pixKey');
    expect(await paths({ accountNumberType: 1 })).toContain('bank.bankCode');
    expect(await paths({ paymentMethod: 'swift' })).toContain('intermediaryBank.swift');
    expect(await paths({ payeeType: 1 })).toContain('payee.cnpj');
    const wrong = refusalOf(client.beneficiaries.call('fields', { ...destination, bankCountry: 'XX' as 'BR' }));
    expect((await wrong).fields).toEqual([{ path: 'bankCountry', reason: 'refusals.notACountry' }]);
  });

  it('asks the bank for the name of an account in local pounds, and says where nobody can be asked', async () => {
    const british: BeneficiaryInput = {
      bankCountry: 'GB',
      currency: 'GBP',
      paymentMethod: 'local',
      payeeType: 1,
      bank: { accountNumberType: 1, accountNumber: '55779911', routingCodes: { sort_code: '20-00-00' } },
      payee: { companyName: 'Thames Trading Ltd' },
    };
    const asked: unknown[] = [];
    const answering = await (await open()).open({
      confirmPayee: async ({ payee, bank }) => {
        asked.push([payee.companyName, bank.routingCodes?.sort_code, bank.accountNumber]);
        return { confirmation: 'closeMatch', name: 'Thames Trading Limited' };
      },
    });
    const other = clientOf(answering, await partner.tokenOf('operator'));
    expect(await other.beneficiaries.call('confirmPayee', british)).toEqual({
      confirmation: 'closeMatch',
      name: 'Thames Trading Limited',
    });
    expect(await other.beneficiaries.call('confirmPayee', german)).toEqual({ confirmation: null, name: null });
    expect(asked).toEqual([['Thames Trading Ltd', '200000', '55779911']]);
    expect(await client.beneficiaries.call('confirmPayee', british)).toEqual({
      confirmation: 'unavailable',
      name: null,
    });
  });

  // @spec 3.entity.beneficiary
  it('keeps a beneficiary as banks read it, and shows lists no whole account', async () => {
    const made = await client.beneficiaries.create(german);
    expect(made).toMatchObject({ name: 'Lindner Logistik GmbH', accountEnding: '3000', status: 1, accountType: 1 });
    expect(made.bank.iban).toBe('DE89370400440532013000');
    expect(await client.beneficiaries.get(made.id)).toEqual(made);
    expect(await client.beneficiaries.getBy({ currency: 'EUR', account: 'DE89 3704 0044 0532 0130 00' })).toEqual(made);
    const { items } = await client.beneficiaries.page(PAGE);
    expect(JSON.stringify(items)).not.toContain('DE89370400440532013000');
    const file = await client.beneficiaries.export({ columns: columnsOf('name', 'accountEnding', 'status') });
    expect((await file.blob.text()).split('\r\n')[1]).toBe('Lindner Logistik GmbH,3000,1');
  });

  // @spec 5.swift
  it.each([
    [{ ...german, bank: { iban: 'DE88370400440532013000' } }, 'bank.iban', 'bankIdentifiers.iban.checksum'],
    [{ ...german, bank: {} }, 'bank.iban', 'beneficiaries.problem.required'],
    [{ ...german, bank: { ...german.bank, bsb: '062000' } }, 'bank.bsb', 'beneficiaries.problem.notAsked'],
    [{ ...german, payee: {} }, 'payee.companyName', 'beneficiaries.problem.required'],
    [
      { ...brazilian, payee: { ...brazilian.payee, cpf: '119.123.456-85' } },
      'payee.cpf',
      'bankIdentifiers.cpf.checksum',
    ],
    [
      { ...brazilian, bank: { ...brazilian.bank, pixKeyType: 'random' } },
      'bank.pixKey',
      'bankIdentifiers.pixKey.random',
    ],
    [{ ...overSwift, intermediaryBank: { swift: 'DEUTDE' } }, 'intermediaryBank.swift', 'bankIdentifiers.bic.length'],
    [{ ...overSwift, intermediaryBank: { name: 'X' } }, 'intermediaryBank.swift', 'beneficiaries.problem.required'],
    [{ ...overSwift, feeDirection: undefined }, 'feeDirection', 'beneficiaries.problem.required'],
    [{ ...overSwift, bank: { ...overSwift.bank, city: '' } }, 'bank.city', 'beneficiaries.problem.required'],
    [{ ...german, bank: { ...german.bank, address: 'Ring 1' } }, 'bank.city', 'beneficiaries.problem.unstructured'],
    [{ ...german, payeeType: 2, payee: { middleName: 'A' } }, 'payee.firstName', 'beneficiaries.problem.oneOf'],
    [
      { ...overSwift, bank: { ...overSwift.bank, routingCodes: { bic_swift: 'DEUTDEFF' } } },
      'bank.routingCodes.bic_swift',
      'bankIdentifiers.bic.otherCountry',
    ],
  ] as const)('refuses %o at %s', async (input, path, reason) => {
    const refused = await refusalOf(client.beneficiaries.create(asInput(input)));
    expect([refused.kind, refused.status]).toEqual(['validation', 422]);
    expect(refused.fields).toEqual([{ path, reason }]);
    expect((await client.beneficiaries.page(PAGE)).total).toBe(0);
  });

  it('finds duplicates, refuses them and lets them be kept on purpose', async () => {
    const first = await client.beneficiaries.create(german);
    const again = { ...german, payee: { companyName: 'Lindner' } };
    const refused = await refusalOf(client.beneficiaries.create(again));
    expect(refused).toMatchObject({ kind: 'conflict', status: 409, fields: [{ path: 'bank.iban' }] });
    expect((await client.beneficiaries.call('duplicates', again)).map(({ id }) => id)).toEqual([first.id]);
    const second = await client.beneficiaries.create({ ...again, allowDuplicate: true });
    expect((await client.beneficiaries.call('duplicates', german)).map(({ id }) => id)).toEqual([first.id, second.id]);
    const key = { currency: 'EUR', account: first.bank.iban ?? '' } as const;
    expect((await refusalOf(client.beneficiaries.getBy(key))).kind).toBe('conflict');
    expect(
      await (await (await newPartner(testGateway)).as('operator')).beneficiaries.call('duplicates', german),
    ).toEqual([]);
  });

  it('keeps one of two alike that come at one moment', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 4 }, () => client.beneficiaries.create(german)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await client.beneficiaries.page(PAGE)).total).toBe(1);
  });

  // @spec 3.entity.intermediary-bank
  it('changes parts, and checks what comes out as a whole', async () => {
    const made = await client.beneficiaries.create(overSwift);
    const changed = await client.beneficiaries.update(made.id, { intermediaryBank: null, feeDirection: 'sender' });
    expect(changed).toMatchObject({ intermediaryBank: null, feeDirection: 'sender', name: made.name });
    const refused = await refusalOf(
      client.beneficiaries.update(made.id, { paymentMethod: 'local', currency: 'XXX' as 'EUR' }),
    );
    expect(refused.fields[0]?.path).toBe('currency');
    const none = await refusalOf(client.beneficiaries.update(made.id, { feeDirection: null }));
    expect(none.fields).toEqual([{ path: 'feeDirection', reason: 'beneficiaries.problem.required' }]);
    const taken = await client.beneficiaries.create({
      ...overSwift,
      bank: { ...overSwift.bank, accountNumber: '7654321' },
    });
    const onto = client.beneficiaries.update(taken.id, { bank: overSwift.bank });
    expect((await refusalOf(onto)).fields[0]?.path).toBe('bank.accountNumber');
  });

  it('enables, disables and deletes, and keeps the account out of the log', async () => {
    const { id } = await client.beneficiaries.create(german);
    expect((await client.beneficiaries.callById(id, 'disable', { reason: 'fraud report' })).status).toBe(2);
    expect((await refusalOf(client.beneficiaries.callById(id, 'disable', {}))).kind).toBe('conflict');
    expect((await client.beneficiaries.callById(id, 'enable', {})).status).toBe(1);
    await client.beneficiaries.delete(id);
    expect((await refusalOf(client.beneficiaries.get(id))).kind).toBe('not-found');
    const log = await testGateway.db.single(
      sql`SELECT action, before, after FROM log WHERE subject_id = ${id} ORDER BY at, id`,
    );
    expect(log.map(({ action }) => action)).toEqual(['create', 'disable', 'enable', 'delete']);
    expect(JSON.stringify(log)).toContain('***3000');
    expect(JSON.stringify(log)).not.toContain('0532013000');
  });

  it('offers each user what status and role allow, in lists and records alike', async () => {
    const made = await client.beneficiaries.create(german);
    expect(made.allowedActions).toEqual(['update', 'duplicate', 'disable', 'delete']);
    const off = await client.beneficiaries.callById(made.id, 'disable', {});
    expect(off.allowedActions).toEqual(['update', 'duplicate', 'enable', 'delete']);
    expect((await client.beneficiaries.list())[0]?.allowedActions).toEqual(off.allowedActions);
    expect((await client.beneficiaries.call('duplicates', german))[0]?.allowedActions).toEqual(off.allowedActions);
    const viewer = await partner.as('viewer');
    expect((await viewer.beneficiaries.get(made.id)).allowedActions).toEqual([]);
  });

  it('filters, sorts and pages', async () => {
    await client.beneficiaries.create(german);
    await client.beneficiaries.create(brazilian);
    const { id } = await client.beneficiaries.create(overSwift);
    await client.beneficiaries.callById(id, 'disable', {});
    const names = async (query: object) =>
      (await client.beneficiaries.page({ ...PAGE, ...query })).items.map(({ name }) => name);
    expect(await names({ sort: { field: 'name', direction: 'asc' } })).toEqual([
      'Lindner Logistik GmbH',
      'Luana Azevedo',
      'Sakura Seimitsu K.K.',
    ]);
    expect(await names({ page: 2, size: 2, sort: { field: 'bankCountry', direction: 'asc' } })).toEqual([
      'Sakura Seimitsu K.K.',
    ]);
    expect(await names({ filter: { search: 'rheinbank 3000' } })).toEqual(['Lindner Logistik GmbH']);
    expect(await names({ filter: { payeeType: [2] } })).toEqual(['Luana Azevedo']);
    expect(await names({ filter: { status: [2] } })).toEqual(['Sakura Seimitsu K.K.']);
    expect(await names({ filter: { currency: ['EUR', 'BRL'], paymentMethod: ['swift'] } })).toEqual([]);
    expect(await names({ filter: { bankCountry: ['JP'] } })).toEqual(['Sakura Seimitsu K.K.']);
  });

  it('belongs to its partner and to who may', async () => {
    const { id } = await client.beneficiaries.create(german);
    const stranger = await (await newPartner(testGateway)).as('administrator');
    expect((await stranger.beneficiaries.page(PAGE)).total).toBe(0);
    const calls = [
      stranger.beneficiaries.get(id),
      stranger.beneficiaries.update(id, {}),
      stranger.beneficiaries.delete(id),
      stranger.beneficiaries.callById(id, 'disable', {}),
      client.beneficiaries.get(NOWHERE),
    ];
    for (const refused of await Promise.all(calls.map(refusalOf))) expect(refused.kind).toBe('not-found');
    const viewer = await partner.as('viewer');
    expect((await viewer.beneficiaries.get(id)).id).toBe(id);
    expect((await refusalOf(viewer.beneficiaries.create(german))).kind).toBe('forbidden');
    expect((await refusalOf(viewer.beneficiaries.delete(id))).kind).toBe('forbidden');
    expect((await (await partner.as('finance')).beneficiaries.callById(id, 'disable', {})).status).toBe(2);
  });
});

// The cases are drafts with one thing changed; the change is what the gateway is to refuse.
function asInput(input: object): BeneficiaryInput {
  return input as BeneficiaryInput;
}
