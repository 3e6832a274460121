import type { PaymentBatchAccount, PaymentBatchBook, PaymentBatchPayee } from './contract';
import { plainText } from './plainText';

/** Why a text means nothing that could be chosen. */
export type NotChosen = 'missing' | 'none' | 'several';

/** A book in which a row's texts are found at once: a thousand rows ask a book of thousands. */
export interface PaymentBatchIndex {
  /** Beneficiaries by id, by plain name and by plain ending, the surest way first. */
  readonly payees: readonly ReadonlyMap<string, readonly PaymentBatchPayee[]>[];
  /** Accounts by id or owner's id, and by the owner's plain name. */
  readonly accounts: readonly ReadonlyMap<string, readonly PaymentBatchAccount[]>[];
  readonly own: readonly PaymentBatchAccount[];
}

/** Makes the index of a book. */
export function indexPaymentBatchBook({ payees, accounts }: PaymentBatchBook): PaymentBatchIndex {
  return {
    payees: [
      grouped(payees, ({ id }) => [plainText(id)]),
      grouped(payees, ({ name }) => [plainText(name)]),
      grouped(payees, ({ accountEnding }) => [plainText(accountEnding)]),
    ],
    accounts: [
      grouped(accounts, ({ id, ownerId }) => [plainText(id), plainText(ownerId)]),
      grouped(accounts, ({ ownerName }) => [plainText(ownerName)]),
    ],
    own: accounts.filter(({ own }) => own),
  };
}

type AccountIndex = Pick<PaymentBatchIndex, 'accounts' | 'own'>;

/** The beneficiary that a text means: by id, else by name, else by the last four characters; of several the one in the row's currency. */
export function payeeOf(
  text: string,
  currency: string,
  { payees }: Pick<PaymentBatchIndex, 'payees'>,
): PaymentBatchPayee | NotChosen {
  const wanted = plainText(text);
  const found = payees.map((by) => by.get(wanted)).find((group) => group !== undefined) ?? [];
  const inCurrency = found.filter((payee) => payee.currency === currency);
  return chosen(found.length > 1 && inCurrency.length > 0 ? inCurrency : found, wanted);
}

/** The account that a text means: by id of account or owner, else by the owner's name, in the beneficiary's currency, since a batch exchanges nothing; the partner's own where none is named. */
export function accountFor(
  text: string,
  currency: string,
  index: AccountIndex,
): PaymentBatchAccount | NotChosen | 'otherCurrency' {
  const wanted = plainText(text);
  const able = accountsNamed(wanted, index).map((group) => group.filter((account) => account.currency === currency));
  const found = able.find(({ length }) => length > 0);
  if (!found) return noAccount(text, index) ?? 'otherCurrency';
  return wanted === '' ? (found[0] ?? 'missing') : chosen(found, wanted);
}

/** Why a text means no account in any currency; undefined where it means one. */
export function noAccount(text: string, index: AccountIndex): NotChosen | undefined {
  const wanted = plainText(text);
  return accountsNamed(wanted, index).some(({ length }) => length > 0) ? undefined : wanted === '' ? 'missing' : 'none';
}

function accountsNamed(wanted: string, { accounts, own }: AccountIndex): readonly (readonly PaymentBatchAccount[])[] {
  return wanted === '' ? [own] : accounts.map((by) => by.get(wanted) ?? []);
}

function chosen<T>(found: readonly T[], wanted: string): T | NotChosen {
  if (wanted === '') return 'missing';
  const [first, second] = found;
  return first === undefined ? 'none' : second === undefined ? first : 'several';
}

function grouped<T>(all: readonly T[], keysOf: (one: T) => readonly string[]): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) for (const key of keysOf(one)) groups.set(key, [...(groups.get(key) ?? []), one]);
  return groups;
}
