import { rejectionReason, withdrawalRejection } from '@corridor/core';
import { sql } from 'drizzle-orm';
import type { TestGateway } from './databases';
import { TEST_PASSWORD } from './newPartner';
import { asRecord, type Step } from './walk';

const NOWHERE = '0198a000-0000-7000-8000-00000000000f';
const ABOUT_ONE = ['get', 'update', 'delete', 'call-by-id'];

/** What calls about a record ask for beside its id, where they ask for anything. */
const PARAMS: Readonly<Record<string, object>> = {
  'merchant reject': { reasons: rejectionReason.codes },
  'merchant requestMore': { reasons: rejectionReason.codes },
  'approval refuse': { reason: 'Not ours' },
  'approval askBack': { reason: 'Which invoice?' },
  'approval answer': { reason: 'The one of May' },
  'merchant document': { documentId: NOWHERE },
  'card updateAcsPassword': { secret: 'Sesame-42' },
  'card updatePin': { secret: '274913' },
  'card topUp': { accountId: NOWHERE, amount: { amount: '1.00', currency: 'USD' } },
  'card findTopUp': { requestId: 'SA-none' },
  'card reveal': { password: TEST_PASSWORD },
  'material certificate': { certificateId: NOWHERE },
  'collection reject': { reason: 'Not ours' },
  'withdrawal-account reject': { reasons: withdrawalRejection.codes },
  'withdrawal-account disable': { reason: 'Closed at the bank' },
  'user bindRoles': { roleIds: [] },
};

/** Returns true if a step is about one record, which it names by its id. */
export function isAboutOne({ operation: { verb } }: Step): boolean {
  return ABOUT_ONE.includes(verb);
}

/** The body of a step about a record; null where nobody has said what the step asks for. */
export function bodyAbout({ segment, operation }: Step, id: string): object | null {
  const { verb, method, input } = operation;
  const params = PARAMS[`${segment} ${method}`] ?? {};
  const body = { id, ...(verb === 'update' ? { data: {} } : {}), ...(method === null ? {} : { method, params }) };
  return input.safeParse(body).success ? body : null;
}

type Texts = Readonly<Record<string, unknown>>;

/** How the key of `get-by` is read from a record, where it stands in the record. */
const KEYS: Readonly<Record<string, (record: Texts) => object | null>> = {
  merchant: ({ email }) => ({ email }),
  card: ({ bin, last4 }) => ({ bin, last4 }),
  beneficiary: ({ currency, bank }) => ({ currency, account: accountIn(asRecord(bank)) }),
  account: ({ ownerId, currency }) => ({ ownerId, currency }),
  transaction: ({ accountId, reference }) => (reference ? { accountId, reference } : null),
  'exchange-order': ({ quoteId }) => ({ quoteId }),
  collection: ({ bankReference }) => ({ bankReference }),
  statement: ({ accountId, type, period }) => ({ accountId, type, period }),
  user: ({ username }) => ({ username }),
};

function accountIn({ accountNumber, pixKey }: Texts): unknown {
  return accountNumber ?? pixKey;
}

/** The key by which `get-by` finds a record; null where nobody has said how it is read. */
async function keyOf({ db }: TestGateway, segment: string, record: Texts): Promise<object | null> {
  if (segment === 'transfer-order') {
    const [order] = await db.single(sql`SELECT request_id FROM transfer_order WHERE id = ${String(record.id)}`);
    return { requestId: order?.request_id };
  }
  if (segment === 'payment-order' || segment === 'withdrawal-order') {
    const [order] = await db.single(sql`SELECT request_id FROM outgoing_order WHERE id = ${String(record.id)}`);
    return { requestId: order?.request_id };
  }
  return KEYS[segment]?.(record) ?? null;
}

/** The first of some records whose key finds it alone, with that key: cards share last digits, transactions lack references. @throws Error where there is none */
export async function keyedRecord(
  testGateway: TestGateway,
  segment: string,
  ids: readonly string[],
  read: (id: string) => Promise<Texts>,
  find: (key: object) => Promise<Texts>,
): Promise<readonly [id: string, key: object]> {
  for (const id of ids) {
    const key = await keyOf(testGateway, segment, await read(id));
    if (key && (await find(key)).id === id) return [id, key];
  }
  throw new Error(`The seed has no ${segment} that a key finds`);
}
