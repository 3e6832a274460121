import { sessionMessages } from '../messages/session';
import type { AskableKey } from '../words/MessageSet';
import type { Say } from '../words/useWords';

type SessionKey = keyof (typeof sessionMessages)['en'];

const isSessionKey = (text: string): text is AskableKey<SessionKey> => Object.hasOwn(sessionMessages.en, text);

/** The sentence of a form's problem: schemas name message keys, the gateway sends sentences. */
export function problemSentence(say: Say<SessionKey>): (problem: string) => string {
  return (problem) => (isSessionKey(problem) ? say(problem) : problem);
}
