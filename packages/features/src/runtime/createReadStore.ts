import { type Cache, unstable_serialize } from 'swr';
import type { Cached } from './cacheKey';
import type { InitialData } from './InitialData';
import type { ReadStore, ScopedMutator } from './ReadStore';

/** Milliseconds during which the answer of a write is not fetched again. */
const JUST_WRITTEN_MS = 10_000;

let stores = 0;

/** Creates a store that starts with the answers that are known already. */
export function createReadStore(initialData: readonly InitialData[] = []): ReadStore {
  stores += 1;
  const store = stores;
  // SWR remembers initial data by key across stores: a key of ours belongs to one store.
  const keyOf = (key: readonly unknown[]) => [...key, store];
  // SWR finds what is to be invalidated by the key that it fetched it with: what nobody fetched must bring its own.
  const entryOf = ({ key, value }: InitialData) => {
    const own = [...keyOf(key)];
    const of = unstable_serialize(own);
    return { own, of, state: { data: { of, value }, _k: own } };
  };
  const entries = initialData.map(entryOf);
  const kept = new Map(entries.map(({ of, state }) => [of, state]));
  const freshUntil = new Map(entries.map(({ of }) => [of, Number.POSITIVE_INFINITY]));
  const cache: Cache = kept;
  let requestId = initialData.at(-1)?.requestId;
  let mutate: ScopedMutator | null = null;
  const refresh = (matches: (key: unknown) => boolean, drop: boolean) => {
    freshUntil.clear();
    // A write may end after its page was left: nothing is on screen, so a page that is opened again reads again.
    if (!mutate) kept.clear();
    else if (drop) void mutate(matches, undefined, { revalidate: true });
    else void mutate(matches);
  };
  const put = (answer: InitialData, write: ScopedMutator) => {
    const { own, of, state } = entryOf(answer);
    void write(own, state.data, { revalidate: false });
    cache.set(of, { ...cache.get(of), ...state });
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
    amend: (matches, change) => {
      const amended = (known: Cached<unknown> | undefined) => known && { of: known.of, value: change(known.value) };
      void mutate?.(matches, amended, { revalidate: false });
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

/** Guarantee: what matches is a key of ours, and those are arrays. */
function asKey(key: unknown): unknown[] {
  return key as unknown[];
}
