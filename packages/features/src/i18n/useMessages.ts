import { useEffect } from 'react';
import type { actionMessages } from '../messages/actions';
import type { coverageMessages } from '../messages/coverage';
import type { detailMessages } from '../messages/details';
import type { fileMessages } from '../messages/files';
import type { formMessages } from '../messages/forms';
import type { keyMessages } from '../messages/keys';
import type { listMessages } from '../messages/lists';
import type { refusalMessages } from '../messages/refusals';
import type { runtimeMessages } from '../messages/runtime';
import { useI18n, useTranslator } from './I18nProvider';
import type { MessageKey, MessageSet } from './MessageSet';
import type { MessageValues } from './plainTranslate';

/** Says a sentence by its key; a key that the set does not have does not compile. */
export type Translate<Key extends string> = (key: MessageKey<Key>, values?: MessageValues) => string;

/** What the parts of the kit say; each part brings its own. */
type KitMessages =
  | typeof listMessages
  | typeof detailMessages
  | typeof formMessages
  | typeof fileMessages
  | typeof actionMessages
  | typeof coverageMessages
  | typeof keyMessages;

type KeysOf<Set> = Set extends { readonly en: infer English } ? keyof English : never;

/** Keys that every widget may use. */
export type RuntimeKey = KeysOf<typeof runtimeMessages | typeof refusalMessages | KitMessages>;

/** The sentences of concepts and of the runtime, in the language of the provider; the host's own come first. */
export function useMessages<Key extends string, Second extends string = never>(
  set: MessageSet<Key>,
  second?: MessageSet<Second>,
): Translate<Key | Second | RuntimeKey> {
  const i18n = useI18n();
  i18n.register(set);
  if (second) i18n.register(second);
  const isLoaded = i18n.has(set) && (!second || i18n.has(second));
  useEffect(() => {
    // Those of a part whose code came later; until they are there it speaks English.
    if (!isLoaded) i18n.setLanguage(i18n.current().language).catch(() => undefined);
  }, [isLoaded, i18n]);
  return useTranslator();
}

/** The sentences that every widget may use. */
export function useRuntimeMessages(): Translate<RuntimeKey> {
  return useTranslator();
}
