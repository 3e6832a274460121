import {
  type Money,
  readTransferInput,
  type TransferOrder,
  type TransferOrderContract,
  type TransferOrderInput,
  type TransferPrice,
  type TransferProblemReason,
  toWireMoney,
} from '@corridor/core';
import type { Call } from '../../platform/call';
import { belowMinimum, storedMoney, wireMoney } from '../../platform/money';
import { invalid } from '../../platform/refusals/refusals';
import { accountById, type StoredAccount } from '../accounts';
import { bookTransfer } from './bookTransfer';
import { getTransferOrder } from './listing';

type Asked = TransferOrderContract['calls']['price']['input'];

/** Moves money between two accounts of the caller's partner, at once. @throws Refusal that names what does not fit */
export async function createTransferOrder(call: Call, input: TransferOrderInput): Promise<TransferOrder> {
  const { tx, now, principal, requestId } = call;
  const { from, to, amount } = await readTransfer(call, input);
  const reference = input.reference?.trim() || null;
  const id = await bookTransfer(tx, { from, to, amount, reference, requestId, createdBy: principal.name, at: now });
  await call.audit({ action: 'create', subject: 'transfer-order', subjectId: id, after: { ...input } });
  return getTransferOrder(call, id);
}

/** Prices a transfer without booking it: it costs nothing. @throws Refusal that names what does not fit */
export async function priceTransfer(call: Call, input: Asked): Promise<TransferPrice> {
  const { amount: read } = await readTransfer(call, input);
  const amount = toWireMoney(read);
  return { amount, fee: wireMoney(0n, read.currency), debited: amount, received: amount };
}

interface ReadTransfer {
  readonly from: StoredAccount;
  readonly to: StoredAccount;
  readonly amount: Money;
}

async function readTransfer(call: Call, input: Asked): Promise<ReadTransfer> {
  const reading = readTransferInput(input);
  if (!reading.ok) {
    throw invalid(reading.problems.map(({ path, reason }) => ({ path, ...whyOf(reason, input) })));
  }
  const from = await requireAccount(call, 'fromAccountId', input);
  const to = await requireAccount(call, 'toAccountId', input);
  return { from, to, amount: reading.amount };
}

function whyOf(reason: TransferProblemReason, { amount }: Asked) {
  if (reason === 'tooSmall') return belowMinimum(storedMoney(0n, amount.currency));
  return { reason: reason === 'sameAccount' ? 'refusals.sameAccount' : 'refusals.notAnAmount' };
}

async function requireAccount(
  { tx, principal }: Call,
  path: 'fromAccountId' | 'toAccountId',
  input: Asked,
): Promise<StoredAccount> {
  const account = await accountById(tx, input[path]);
  if (account?.partnerId !== principal.partnerId) throw invalid([{ path, reason: 'refusals.unknownAccount' }]);
  if (account.currency !== input.amount.currency) {
    throw invalid([{ path, reason: 'refusals.amountCurrency' }]);
  }
  return account;
}
