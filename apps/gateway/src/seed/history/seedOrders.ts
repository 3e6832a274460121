import { eq } from 'drizzle-orm';
import { accountBalanceView, type StoredAccount } from '../../concepts/accounts';
import { beneficiaryTable } from '../../concepts/beneficiaries';
import { acceptQuote, completeExchange } from '../../concepts/exchange-orders';
import { storeQuote } from '../../concepts/exchange-quotes';
import {
  acceptOrder,
  completeOrder,
  dropOrder,
  lockOrder,
  outgoingTable,
  placeOrder,
  refundOrder,
} from '../../concepts/orders';
import { withdrawalAccountTable } from '../../concepts/withdrawal-accounts';
import type { Random } from '../../platform/seeding/createRandom';
import { demoColleague } from '../../platform/seeding/partners';
import type { Seeding } from '../../platform/seeding/Seeding';
import { partOf, paymentDraft, withdrawalDraft } from './orderDrafts';

const HOUR = 3_600_000;
const ORDERS = 8;

type End = 'completed' | 'refunded' | 'failed' | 'cancelled' | 'accepted' | 'placed';

const ENDS: readonly (readonly [End, number])[] = [
  ['completed', 74],
  ['refunded', 7],
  ['failed', 7],
  ['cancelled', 6],
];

/** What orders of a stretch of time are chosen from. */
export interface OrderPool {
  readonly accounts: readonly StoredAccount[];
  readonly beneficiaries: readonly (typeof beneficiaryTable.$inferSelect)[];
  readonly withdrawalAccounts: readonly (typeof withdrawalAccountTable.$inferSelect)[];
}

/** Finds what orders are chosen from. */
export async function findOrderPool({ tx }: Seeding, accounts: readonly StoredAccount[]): Promise<OrderPool> {
  const beneficiaries = await tx.select().from(beneficiaryTable).where(eq(beneficiaryTable.status, 1));
  const { status } = withdrawalAccountTable;
  const withdrawalAccounts = await tx.select().from(withdrawalAccountTable).where(eq(status, 1));
  return { accounts, beneficiaries, withdrawalAccounts };
}

/** The orders of a month: where they begin, and how many months ago; those of the last month, 1, are still under way. */
export interface OrderMonth {
  readonly from: Date;
  readonly month: number;
}

/** A few orders of each kind, made in the days from `from` on as operators and banks make them. */
export async function seedOrders(seeding: Seeding, pool: OrderPool, { from, month }: OrderMonth): Promise<void> {
  const { tx, random } = seeding;
  const isLast = month === 1;
  const balances = await tx.select().from(accountBalanceView);
  const left = new Map(balances.map(({ id, available }) => [id, available]));
  const instants = Array.from(
    { length: isLast ? 2 * ORDERS : ORDERS },
    () => random.between(0, isLast ? 17 : 60) * HOUR,
  );
  for (const [index, after] of instants.sort((a, b) => a - b).entries()) {
    const at = new Date(from.getTime() + after + random.between(0, HOUR));
    const drawn = isLast ? random.pick(['accepted', 'placed'] as const) : random.weighed(ENDS);
    // Chance may leave an end out for a year: the first order of each month takes them in turn.
    const end = isLast || index > 0 ? drawn : (ENDS[month % ENDS.length]?.[0] ?? drawn);
    if (index % 4 === 1) await exchange(seeding, pool, left, at);
    else await send(seeding, pool, left, { at, end, withdraws: index % 4 === 3 });
  }
}

async function exchange({ tx, random }: Seeding, pool: OrderPool, left: Map<string, bigint>, at: Date): Promise<void> {
  const sold = random.pick(pool.accounts.filter(({ currency }) => currency === 'USD' || currency === 'EUR'));
  const available = left.get(sold.id) ?? 0n;
  const fixed = partOf(available, sold, random);
  const buy = sold.currency === 'USD' ? random.pick(['EUR', 'MXN', 'BRL', 'JPY'] as const) : 'USD';
  if (fixed.minor <= 0n) return;
  const terms = { sell: sold.currency, buy, fixedSide: 'sell', fixed, replacesId: null, rates: null, at } as const;
  const quote = await storeQuote(tx, { owner: sold, ...terms });
  const order = await acceptQuote(tx, quote, { at, createdBy: demoColleague(sold.partnerId, 'finance') });
  await completeExchange(tx, order, at);
  left.set(sold.id, available - fixed.minor - quote.fee);
}

interface Sending {
  readonly at: Date;
  readonly end: End;
  readonly withdraws: boolean;
}

async function send(
  { tx, random }: Seeding,
  pool: OrderPool,
  left: Map<string, bigint>,
  sending: Sending,
): Promise<void> {
  const draft = draftOf(pool, left, sending, random);
  if (!draft) return;
  const id = await placeOrder(tx, draft);
  left.set(draft.account.id, (left.get(draft.account.id) ?? 0n) - draft.amount.minor - draft.senderFee.minor);
  const found = async () => {
    const order = await lockOrder(tx, eq(outgoingTable.id, id));
    if (!order) throw new Error('an order that was just placed is not there');
    return order;
  };
  const later = (hours: number) => new Date(sending.at.getTime() + hours * HOUR);
  const { end } = sending;
  if (end === 'placed') return;
  if (end === 'failed' || end === 'cancelled') {
    const reason = end === 'failed' ? 'The beneficiary bank did not accept it' : 'Entered twice';
    await dropOrder(tx, await found(), { reason, at: later(1), by: end === 'cancelled' ? draft.createdBy : null });
    return;
  }
  await acceptOrder(tx, await found(), later(0.2));
  if (end === 'accepted') return;
  await completeOrder(tx, await found(), later(2));
  if (end === 'refunded')
    await refundOrder(tx, await found(), { reason: 'Account closed at the beneficiary bank', at: later(6) });
}

function draftOf(
  { accounts, beneficiaries, withdrawalAccounts }: OrderPool,
  left: Map<string, bigint>,
  { at, withdraws }: Sending,
  random: Random,
) {
  const amountFrom = (account: StoredAccount) => partOf(left.get(account.id) ?? 0n, account, random);
  if (withdraws) {
    const to = random.pick(withdrawalAccounts);
    const account = accounts.find(({ ownerId, currency }) => ownerId === to.ownerId && currency === to.currency);
    if (!account || amountFrom(account).minor <= 0n) return null;
    return withdrawalDraft(account, to, amountFrom(account), at, random);
  }
  const to = random.pick(beneficiaries);
  const own = accounts.filter(({ partnerId, currency }) => partnerId === to.partnerId && currency === to.currency);
  if (own.length === 0) return null;
  const account = random.pick(own);
  const amount = amountFrom(account);
  return amount.minor > 0n ? paymentDraft(account, to, amount, at, random) : null;
}
