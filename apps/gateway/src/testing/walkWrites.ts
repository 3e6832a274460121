import { accountNumberType, type GatewayClient } from '@corridor/core';
import { german } from '../concepts/beneficiaries/testing/sampleBeneficiaries';
import { company } from '../concepts/merchants/testing/inputs';
import { createId } from '../platform/database';

const eur = (amount: string) => ({ amount, currency: 'EUR' as const });

/** A password that only a walk sets, so that it is found wherever it is kept. */
export const NEW_PASSWORD = 'Walked-2026-anew';

/** Bodies of every write that names no record by its id, by the name of the step, for the administrator of a seeded partner. */
export async function newBodies(client: GatewayClient): Promise<Readonly<Record<string, object>>> {
  return { ...(await ofPeople(client)), ...(await ofMoney(client)), ...(await ofTrade(client)) };
}

/** The first of some records. @throws Error where the seed has none */
function first<T>([one]: readonly T[], name: string): T {
  if (one === undefined) throw new Error(`The seed has no ${name}`);
  return one;
}

async function ofPeople(client: GatewayClient) {
  const merchant = first(await client.merchants.list({ filter: { status: ['enabled'], type: [1] } }), 'corporation');
  const merchants = await client.merchants.list({});
  const applicant = first(
    merchants.filter(({ status }) => status === 'initial'),
    'merchant without documents',
  );
  const card = first(await client.cards.list({}), 'card');
  const bin = first(await client.cards.call('bins', {}), 'BIN');
  const [type = 'virtual', model = 'personal'] = [bin.types[0], bin.models[0]];
  const application = { merchantId: merchant.id, holderName: 'Ada Test', bin: bin.bin, type, model, shared: false };
  // No two partners of a database have users of one name.
  const username = `walker-${createId().slice(-12)}`;
  const person = { username, name: 'Nora Newcomer', email: `${username}@test.example` };
  const rule = { action: 'read', subject: 'shop' };
  return {
    'merchant create': { data: { type: 1, corporation: company } },
    'merchant upload': { data: { merchantId: applicant.id, kind: 'addressProof' } },
    'card create': { data: application },
    'card upload': { data: { cardId: card.id } },
    'shop create': { data: { ownerId: merchant.id, name: 'Walked shop', businessType: 10 } },
    'user create': { data: { ...person, roleIds: [] } },
    'role create': { data: { name: 'Walked', description: '', rules: [rule], permissionIds: [] } },
    'permission create': { data: { privilegeName: 'Walk', moduleName: 'Walks', sort: 1, rule } },
    'download create': { data: { resource: 'card' } },
    'approval-policy create': { data: { kind: 'roles', approvers: 1, hours: 24 } },
    'embed-session create': { data: { components: ['CardTable'] } },
  };
}

async function ofMoney(client: GatewayClient) {
  const sort = { field: 'available', direction: 'desc' } as const;
  const rich = await client.accounts.list({ filter: { currency: ['EUR'] }, sort });
  const [from, to] = [first(rich, 'account in euros'), first(rich.slice(1), 'second account in euros')];
  const { ownerId } = from;
  const payee = first(
    await client.beneficiaries.list({ filter: { currency: ['EUR'], status: [1] } }),
    'payee in euros',
  );
  const banks = await client.withdrawalAccounts.list({ filter: { status: [1], currency: ['EUR'] } });
  const bank = first(
    banks.filter((one) => one.ownerId === ownerId),
    'verified bank account in euros',
  );
  const question = {
    ownerId,
    sellCurrency: 'EUR',
    buyCurrency: 'USD',
    fixedSide: 'sell',
    amount: eur('20.00'),
  } as const;
  const { id: quoteId } = await client.exchangeQuotes.create(question);
  const payment = { ownerId, beneficiaryId: payee.id, amount: eur('12.00'), reference: 'Walked' };
  const holder = { bankName: 'Rheinbank', holderName: from.ownerName, bankCountry: 'DE' };
  const number = { accountNumberType: accountNumberType.code.iban, accountNumber: 'DE02120300000000202051' };
  return {
    'beneficiary create': { data: { ...german, allowDuplicate: true } },
    'account create': { data: { ownerId, currency: 'SEK' } },
    'exchange-quote create': { data: question },
    'exchange-order create': { data: { quoteId } },
    'payment-order create': { data: payment },
    'payment-order upload': { data: {} },
    'payment-batch create': { data: { id: createId(), name: 'walk.csv', lines: [payment] } },
    'withdrawal-account create': { data: { ownerId, currency: 'EUR', ...holder, ...number } },
    'withdrawal-order create': { data: { withdrawalAccountId: bank.id, amount: eur('25.00') } },
    'transfer-order create': { data: { fromAccountId: from.id, toAccountId: to.id, amount: eur('5.00') } },
  };
}

async function ofTrade(client: GatewayClient) {
  const collections = await client.collections.list({ filter: { status: [22] } });
  const materials = await client.materials.list({ filter: { linkable: true } });
  const [collection, material] =
    collections
      .flatMap((one) => materials.map((other) => [one, other] as const))
      .find(([one, other]) => one.ownerId === other.ownerId && one.amount.currency === other.amount.currency) ?? [];
  if (!collection || !material) throw new Error('The seed has no material for a collection');
  const link = { materialId: material.id, amount: { ...material.amount, amount: '0.01' } };
  const { ownerId } = collection;
  const { id } = await client.materials.upload(new File([new Uint8Array(PDF)], 'a.pdf'), {
    kind: 'transactionCertificate',
  });
  const traded = { buyerName: 'Oberland Versand GmbH', buyerCountry: 'DE', senderName: material.senderName };
  return {
    'virtual-account create': { data: { ownerId, currency: 'EUR', bankCountry: 'DE' } },
    'material create': { data: { ownerId, ...traded, amount: eur('60.00'), certificateIds: [id] } },
    'material upload': { data: { kind: 'transactionCertificate' } },
    'material-link call create': { params: { collectionId: collection.id, links: [link] } },
    'material-link create': { data: { ...link, collectionId: collection.id } },
  };
}

const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];
