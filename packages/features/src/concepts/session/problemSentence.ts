import type { MessageKey } from '../../i18n/MessageSet';
import type { Translate } from '../../i18n/useMessages';
import { sessionMessages } from '../../messages/session';

type SessionKey = keyof (typeof sessionMessages)['en'];

const isSessionKey = (text: string): text is MessageKey<SessionKey> => Object.hasOwn(sessionMessages.en, text);

/** The sentence of a form's problem: schemas name message keys, the gateway sends sentences. */
export function problemSentence(t: Translate<SessionKey>): (problem: string) => string {
  return (problem) => (isSessionKey(problem) ? t(problem) : problem);
}
