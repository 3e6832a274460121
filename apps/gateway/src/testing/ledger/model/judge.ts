import type { ModelLeg, ModelOperation } from './request';
import { type Judgement, type ModelState, opposite, takenFrom } from './state';

/** What a posting frees of an account's holds while it books. */
interface Freed {
  readonly account: number;
  readonly amount: bigint;
}

const NOTHING: Freed = { account: -1, amount: 0n };

/** Why the ledger must refuse an operation in the model's present state; null when it must not. */
export function judge(model: ModelState, operation: ModelOperation): Judgement {
  switch (operation.name) {
    case 'post':
      return judgeLegs(model, operation.legs);
    case 'hold':
      return judgeHold(model, operation);
    case 'capture':
      return judgeCapture(model, operation);
    case 'reverse':
      return judgeReversal(model, operation.transfer);
    default:
      return judgeRelease(model, operation);
  }
}

function judgeLegs(model: ModelState, legs: readonly ModelLeg[], freed = NOTHING): Judgement {
  if (legs.length < 2 || legs.some(({ minor }) => minor === 0n)) return 'amount-invalid';
  for (const currency of ['USD', 'EUR']) {
    const sum = legs.reduce((total, leg) => (leg.currency === currency ? total + leg.minor : total), 0n);
    if (sum !== 0n) return 'unbalanced';
  }
  if (legs.some(({ account }) => !model.accounts[account])) return 'account-unknown';
  if (legs.some(({ account, currency }) => model.accounts[account]?.currency !== currency)) return 'currency-mismatch';
  const overdrawn = model.accounts.some(({ allowNegative, balance, held }, account) => {
    const left = balance - takenFrom(account, legs) - held + (freed.account === account ? freed.amount : 0n);
    return left < 0n && !allowNegative;
  });
  return overdrawn ? 'insufficient-funds' : null;
}

function judgeHold(model: ModelState, { account: number, currency, minor }: ModelLeg): Judgement {
  if (minor <= 0n) return 'amount-invalid';
  const account = model.accounts[number];
  if (!account) return 'account-unknown';
  if (account.currency !== currency) return 'currency-mismatch';
  return account.allowNegative || account.balance - account.held >= minor ? null : 'insufficient-funds';
}

function judgeCapture(model: ModelState, operation: Extract<ModelOperation, { name: 'capture' }>): Judgement {
  const hold = model.holds[operation.hold];
  if (!hold) return 'hold-unknown';
  if (hold.open === 0n) return 'hold-closed';
  const taken = takenFrom(hold.account, operation.legs);
  if (taken <= 0n) return 'amount-invalid';
  if (taken > hold.open) return 'capture-exceeds-hold';
  return judgeLegs(model, operation.legs, { account: hold.account, amount: operation.final ? hold.open : taken });
}

function judgeRelease(model: ModelState, { name, hold: number }: { name: 'void' | 'expire'; hold: number }): Judgement {
  const hold = model.holds[number];
  if (!hold) return 'hold-unknown';
  if (hold.open === 0n) return 'hold-closed';
  return name === 'expire' && !hold.due ? 'hold-not-due' : null;
}

function judgeReversal(model: ModelState, number: number): Judgement {
  const transfer = model.transfers[number];
  if (!transfer) return 'transfer-unknown';
  if (transfer.legs.length === 0 || transfer.isReversal) return 'not-reversible';
  return transfer.reversed ? 'already-reversed' : judgeLegs(model, opposite(transfer.legs));
}
