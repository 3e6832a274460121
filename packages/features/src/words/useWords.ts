import type { runtimeMessages } from '../messages/runtime';
import type { AskableKey, MessageSet } from './MessageSet';
import type { SentenceValues } from './readPlainly';
import { useSay, useWordStore } from './WordsProvider';

/** Says a sentence by its key; a key that the set does not have does not compile. */
export type Say<Key extends string> = (key: AskableKey<Key>, values?: SentenceValues) => string;

/** Keys that every widget may use. */
export type RuntimeKey = keyof (typeof runtimeMessages)['en'];

/** The sentences of concepts and of the runtime, in the language of the provider; the host's own come first. */
export function useWords<Key extends string, Second extends string = never>(
  set: MessageSet<Key>,
  second?: MessageSet<Second>,
): Say<Key | Second | RuntimeKey> {
  const words = useWordStore();
  words.register(set);
  if (second) words.register(second);
  return useSay();
}

/** The sentences that every widget may use. */
export function useRuntimeWords(): Say<RuntimeKey> {
  return useSay();
}
