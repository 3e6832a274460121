import { isNearName, isSameName, nameFold } from '../../reference/text';
import type { PaymentBatchAccount, PaymentBatchBook, PaymentBatchPayee, PaymentBatchSourceState } from './contract';
import { paymentBatchIdentityKey } from './identity';

/** Why a text means nothing that could be chosen. */
export type NotChosen = 'missing' | 'none' | 'several';

/** A book in which a row's texts are found at once: a thousand rows ask a book of thousands. */
export interface PaymentBatchIndex {
  readonly payeesById: ReadonlyMap<string, readonly PaymentBatchPayee[]>;
  /** Beneficiaries by what `nameFold` makes of their names, those that are merely near too. */
  readonly payeesByName: ReadonlyMap<string, readonly PaymentBatchPayee[]>;
  readonly payeesByEnding: ReadonlyMap<string, readonly PaymentBatchPayee[]>;
  readonly near: readonly PaymentBatchPayee[];
  /** Accounts by id or owner's id, and by what `nameFold` makes of the owner's name. */
  readonly accounts: readonly ReadonlyMap<string, readonly PaymentBatchAccount[]>[];
  readonly own: readonly PaymentBatchAccount[];
  /** Payments of earlier batches by identity. */
  readonly sources: ReadonlyMap<string, PaymentBatchSourceState>;
}

/** Makes the index of a book. */
export function indexPaymentBatchBook({ payees, near, accounts, sources }: PaymentBatchBook): PaymentBatchIndex {
  const all = [...new Map([...payees, ...near].map((payee) => [payee.id, payee])).values()];
  return {
    payeesById: grouped(all, ({ id }) => [idKey(id)]),
    payeesByName: grouped(all, ({ name }) => [nameFold(name)]),
    payeesByEnding: grouped(payees, ({ accountEnding }) => [idKey(accountEnding)]),
    near: all,
    accounts: [
      grouped(accounts, ({ id, ownerId }) => [idKey(id), idKey(ownerId)]),
      grouped(accounts, ({ ownerName }) => [nameFold(ownerName)]),
    ],
    own: accounts.filter(({ own }) => own),
    sources: new Map(sources.map((source) => [paymentBatchIdentityKey(source), source])),
  };
}

type AccountIndex = Pick<PaymentBatchIndex, 'accounts' | 'own'>;

/** Most beneficiaries of like names that are offered. */
const MOST_NEAR = 5;

/** The beneficiary that a text means: by id, else by name, else by the last four characters; of several the one in the row's currency. */
export function payeeOf(text: string, currency: string, index: PaymentBatchIndex): PaymentBatchPayee | NotChosen {
  const wanted = idKey(text);
  const byName = (index.payeesByName.get(nameFold(text)) ?? []).filter(({ name }) => isSameName(text, name));
  const found =
    [index.payeesById.get(wanted), byName, index.payeesByEnding.get(wanted)].find((group) => group?.length) ?? [];
  const inCurrency = found.filter((payee) => payee.currency === currency);
  return chosen(found.length > 1 && inCurrency.length > 0 ? inCurrency : found, wanted);
}

/** Beneficiaries whose names are like a text that none has; the first few. */
export function payeesNear(text: string, { near }: Pick<PaymentBatchIndex, 'near'>): readonly PaymentBatchPayee[] {
  return near.filter(({ name }) => isNearName(text, name)).slice(0, MOST_NEAR);
}

/** The account that a text means: by id of account or owner, else by the owner's name, in the beneficiary's currency, since a batch exchanges nothing; the partner's own where none is named. */
export function accountFor(
  text: string,
  currency: string,
  index: AccountIndex,
): PaymentBatchAccount | NotChosen | 'otherCurrency' {
  const able = accountsNamed(text, index).map((group) => group.filter((account) => account.currency === currency));
  const found = able.find(({ length }) => length > 0);
  if (!found) return noAccount(text, index) ?? 'otherCurrency';
  return idKey(text) === '' ? (found[0] ?? 'missing') : chosen(found, idKey(text));
}

/** Why a text means no account in any currency; undefined where it means one. */
export function noAccount(text: string, index: AccountIndex): NotChosen | undefined {
  if (accountsNamed(text, index).some(({ length }) => length > 0)) return undefined;
  return idKey(text) === '' ? 'missing' : 'none';
}

function accountsNamed(text: string, { accounts, own }: AccountIndex): readonly (readonly PaymentBatchAccount[])[] {
  const [byId, byOwner] = accounts;
  if (idKey(text) === '') return [own];
  const owned = (byOwner?.get(nameFold(text)) ?? []).filter(({ ownerName }) => isSameName(text, ownerName));
  return [byId?.get(idKey(text)) ?? [], owned];
}

/** An id or ending as it is compared: no name, so that no mark of it counts as none. */
const idKey = (text: string): string => text.trim().toLowerCase();

function chosen<T>(found: readonly T[], wanted: string): T | NotChosen {
  if (wanted === '') return 'missing';
  const [first, second] = found;
  return first === undefined ? 'none' : second === undefined ? first : 'several';
}

function grouped<T>(all: readonly T[], keysOf: (one: T) => readonly string[]): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    for (const key of new Set(keysOf(one))) {
      const group = groups.get(key);
      if (group) group.push(one);
      else groups.set(key, [one]);
    }
  }
  return groups;
}

/** Most texts for which like names are looked for; a file of which more are unknown is in another book. */
const MOST_UNKNOWN = 200;

/**
 * Names that are like a text that none of them is, by place. A like name has its first two or last two letters in common, so
 * that a thousand texts are not compared with each of thousands of names.
 */
export function placesOfNearNames(texts: readonly string[], names: readonly string[]): ReadonlySet<number> {
  const folded = new Set(names.map(nameFold));
  const isKnown = (text: string) => folded.has(nameFold(text)) && names.some((name) => isSameName(text, name));
  const unknown = texts.filter((text) => !isKnown(text)).slice(0, MOST_UNKNOWN);
  const byEnds = grouped([...names.keys()], (place) => endsOf(names[place] ?? ''));
  const near = new Set<number>();
  for (const text of unknown) {
    const candidates = new Set(endsOf(text).flatMap((end) => byEnds.get(end) ?? []));
    const alike = [...candidates].filter((place) => isNearName(text, names[place] ?? ''));
    for (const place of alike.slice(0, MOST_NEAR)) near.add(place);
  }
  return near;
}

function endsOf(name: string): readonly string[] {
  const letters = nameFold(name).replace(/[^\p{L}\p{N}]/gu, '');
  return [`${letters.slice(0, 2)}…`, `…${letters.slice(-2)}`];
}
