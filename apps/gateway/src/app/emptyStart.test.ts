import { type GatewayClient, requiredDocuments } from '@corridor/core';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { german } from '../concepts/beneficiaries/testing/sampleBeneficiaries';
import { DEMO_BINS } from '../concepts/cards/demoBins';
import { importBins } from '../concepts/cards/importBins';
import { toBin } from '../concepts/cards/row';
import { openTrade } from '../concepts/collections/testing/trade';
import { ada, company } from '../concepts/merchants/testing/inputs';
import { createAdministrator } from '../concepts/users/createAdministrator';
import { recoverAdministrator } from '../concepts/users/recoverAdministrator';
import { type Database, execute, SERVICE_SCOPE } from '../platform/database';
import { createOutbox } from '../platform/mail';
import { createGateway } from '../servers/node/createGateway';
import { nativeHasher } from '../servers/node/nativeHasher';
import { createTestClock } from '../testing/createTestClock';
import type { TestGateway } from '../testing/databases';
import { clientOf } from '../testing/newPartner';
import { openOwnDatabase } from '../testing/ownDatabase';
import { openSandbox } from '../testing/sandbox';
import { STEPS, send } from '../testing/walk';
import { isAboutOne } from '../testing/walkInputs';
import { newBodies } from '../testing/walkWrites';

const COMPANY = 'Northwind Payments';
const EMAIL = 'ada@northwind.example';
const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];

// The first policy catches what comes after it.
const isLast = (name: string) => name === 'approval-policy create';
const WRITES = STEPS.filter((step) => step.operation.effect !== 'read' && !isAboutOne(step)).toSorted(
  (one, other) => Number(isLast(one.name)) - Number(isLast(other.name)),
);
// Lines are read of one statement, and exported of one.
const READS = STEPS.filter(({ segment }) => segment !== 'statement-line').filter(
  (step) => step.operation.effect === 'read' && !isAboutOne(step) && step.operation.input.safeParse({}).success,
);

/** Signs an administrator in for the first time and gives the token. */
async function signIn(testGateway: TestGateway): Promise<string> {
  const { db } = testGateway;
  const made = { partnerName: COMPANY, name: 'Ada First', email: EMAIL };
  const { password: oldPassword } = await createAdministrator({ db, passwords: nativeHasher }, made);
  const newPassword = 'Chosen-9-Words';
  const first = await clientOf(testGateway).session.login({ username: EMAIL, password: oldPassword });
  await clientOf(testGateway, first.accessToken).session.changePassword({ oldPassword, newPassword });
  return (await clientOf(testGateway).session.login({ username: EMAIL, password: newPassword })).accessToken;
}

/** Builds up by calls alone what other calls name: merchants, a card, money, a payee, a bank account, a collection and its material. */
async function buildUp(testGateway: TestGateway, client: GatewayClient, token: string): Promise<void> {
  // Who is alone says so, to approve merchants alone.
  await client.approvalPolicies.create({ kind: 'reviews', approvers: 0, hours: 72 });
  const { id: ownerId } = await client.merchants.create({ type: 1, corporation: company });
  const scan = () => new File([new Uint8Array(PDF)], 'scan.pdf');
  for (const kind of requiredDocuments(1)) await client.merchants.upload(scan(), { merchantId: ownerId, kind });
  await client.merchants.callById(ownerId, 'submit', {});
  await client.merchants.callById(ownerId, 'approve', {});
  await client.merchants.callById(ownerId, 'enable', {});
  const applicant = await client.merchants.create({ type: 2, individual: ada });
  const partner = { as: async () => client, tokenOf: async () => token, merchants: [ownerId, applicant.id] as const };
  const [bin] = await client.cards.call('bins', {});
  const [type = 'virtual', model = 'personal'] = [bin?.types[0], bin?.models[0]];
  const holder = { merchantId: ownerId, holderName: 'Ada Test', bin: bin?.bin ?? '', type, model, shared: false };
  await client.cards.create(holder);
  const sandbox = await openSandbox(testGateway, partner);
  const [{ id: partnerId = '' } = {}] = await partnersOf(testGateway.db);
  await sandbox.deposit(ownerId, '9000.00', 'EUR');
  await sandbox.deposit(partnerId, '10.00', 'EUR');
  await client.beneficiaries.create(german);
  const account = {
    ownerId,
    currency: 'EUR',
    bankCountry: 'DE',
    bankName: 'Rheinbank',
    holderName: 'Beta Maison SARL',
  };
  const number = { accountNumberType: 2, accountNumber: 'DE89370400440532013000' } as const;
  const bank = await client.withdrawalAccounts.create({ ...account, ...number });
  await client.withdrawalAccounts.callById(bank.id, 'verify', {});
  const trade = await openTrade(testGateway, partner);
  await trade.collection('100.00');
  await trade.material('60.00');
}

function partnersOf(db: Database) {
  return db.transaction(SERVICE_SCOPE, (tx) =>
    execute(tx, sql`SELECT id FROM partner`, (row) => ({ id: String(row.id) })),
  );
}

describe('a company that a command made in an empty database', () => {
  let testGateway: TestGateway;
  let token: string;
  let client: GatewayClient;

  beforeAll(async () => {
    const [db, clock, outbox] = [await openOwnDatabase(), createTestClock(), createOutbox()];
    const gateway = await createGateway({ db, clock, mailer: outbox, sandbox: true, checkAnswers: true });
    testGateway = { db, clock, outbox, gateway };
    token = await signIn(testGateway);
    client = clientOf(testGateway, token);
  });
  afterAll(() => testGateway.db.close());

  it('has permissions for its roles from the start, and BINs from an import', async () => {
    const permissions = await client.permissions.list({});
    expect(permissions.map(({ privilegeName }) => privilegeName)).toContain('Apply for cards');
    await client.roles.create({ name: 'Clerk', description: '', rules: [], permissionIds: [permissions[0]?.id ?? ''] });
    expect(await client.cards.call('bins', {})).toEqual([]);
    const cardBins = DEMO_BINS.map((bin) => toBin({ ...bin, partnerId: '' }));
    await importBins({ db: testGateway.db, onlyTestBins: true }, { company: COMPANY, cardBins });
    expect(await client.cards.call('bins', {})).toHaveLength(DEMO_BINS.length);
  });

  it('can read and write all that there is, without a row that only a demonstration has', async () => {
    for (const step of READS) {
      const { status } = await send(testGateway, step, token, {});
      expect([step.name, status]).toEqual([step.name, 200]);
    }
    await buildUp(testGateway, client, token);
    // A policy needs somebody to approve.
    const second = { partnerName: COMPANY, email: 'ben@northwind.example' };
    await recoverAdministrator({ db: testGateway.db, passwords: nativeHasher, mailer: testGateway.outbox }, second);
    const bodies = await newBodies(client);
    for (const step of WRITES) {
      const { status, envelope } = await send(testGateway, step, token, bodies[step.name] ?? {});
      expect([step.name, status, envelope.msg]).toEqual([step.name, 200, 'Success']);
    }
  });
});
