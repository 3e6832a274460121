import { type Cache, type MutatorOptions, unstable_serialize } from 'swr';
import type { Cached } from './cacheKey';
import type { InitialData } from './InitialData';
import type { ReadStore, ScopedMutator } from './ReadStore';

/** Milliseconds during which the answer of a write is not fetched again. */
const JUST_WRITTEN_MS = 10_000;

type Matches = (key: unknown) => boolean;

/** Nothing, to fetch again; or data and how SWR takes it. */
type Change = readonly [] | readonly [data: unknown, options: MutatorOptions];

let stores = 0;

/** Creates a store that starts with the answers that are known already. */
export function createReadStore(initialData: readonly InitialData[] = []): ReadStore {
  stores += 1;
  const store = stores;
  // SWR remembers initial data by key across stores: a key of ours belongs to one store.
  const keyOf = (key: readonly unknown[]) => [...key, store];
  const entryOf = ({ key, value }: InitialData) => asEntry(keyOf(key), value);
  const entries = initialData.map(entryOf);
  const kept = new Map(entries.map(({ of, state }) => [of, state]));
  // SWR finds by a filter what it has fetched itself: what came otherwise is found by its own key.
  const unfetched = new Map(entries.map(({ of, own }) => [of, own]));
  const freshUntil = new Map(entries.map(({ of }) => [of, Number.POSITIVE_INFINITY]));
  const cache: Cache = kept;
  let requestId = initialData.at(-1)?.requestId;
  let mutate: ScopedMutator | null = null;
  const change = (matches: Matches, ...how: Change) => {
    if (mutate) changeAll(mutate, [...unfetched.values()], matches, how);
  };
  const refresh = (matches: Matches, drop: boolean) => {
    freshUntil.clear();
    // A write may end after its page was left: nothing is on screen, so a page that is opened again reads again.
    if (!mutate) kept.clear();
    else change(matches, ...(drop ? ([undefined, { revalidate: true }] as const) : []));
  };
  const put = (answer: InitialData, write: ScopedMutator) => {
    const { own, of, state } = entryOf(answer);
    void write(own, state.data, { revalidate: false });
    cache.set(of, { ...cache.get(of), ...state });
    unfetched.set(of, own);
    freshUntil.set(of, Date.now() + JUST_WRITTEN_MS);
  };
  return {
    cache,
    keyOf,
    isFresh: (of) => (freshUntil.get(of) ?? 0) > Date.now(),
    seen: (of) => void freshUntil.delete(of),
    lastRequestId: () => requestId,
    answered: (id) => {
      requestId = id;
    },
    peek: (key) => cache.get(unstable_serialize([...keyOf(key)]))?.data?.value,
    invalidate: (matches, answer) => {
      const answered = answer && unstable_serialize([...keyOf(answer.key)]);
      const others = (key: unknown) => matches(key) && unstable_serialize(asKey(key)) !== answered;
      refresh(answer ? others : matches, false);
      if (answer && mutate) put(answer, mutate);
    },
    amend: (matches, amend) => {
      const amended = (known: Cached<unknown> | undefined) => known && { of: known.of, value: amend(known.value) };
      change(matches, amended, { revalidate: false });
    },
    forget: () => refresh(() => true, true),
    open: (through) => {
      mutate = through;
    },
    close: () => {
      mutate = null;
    },
  };
}

function asEntry(own: unknown[], value: unknown) {
  const of = unstable_serialize(own);
  return { own, of, state: { data: { of, value } } };
}

/** Changes or revalidates the answers whose keys match: each that SWR has not fetched by its own key, all others by a filter. */
function changeAll(mutate: ScopedMutator, unfetched: readonly unknown[][], matches: Matches, how: Change): void {
  const apart = new Set(unfetched.map((own) => unstable_serialize(own)));
  for (const own of unfetched) if (matches(own)) void mutate(own, ...how);
  void mutate((key) => matches(key) && !apart.has(unstable_serialize(asKey(key))), ...how);
}

/** Guarantee: what matches is a key of ours, and those are arrays. */
function asKey(key: unknown): unknown[] {
  return key as unknown[];
}
