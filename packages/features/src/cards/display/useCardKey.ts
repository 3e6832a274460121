import { useCallback } from 'react';
import { cardsMessages } from '../../messages/cards';
import { useWords } from '../../words/useWords';

/** Says a key that a rule or the gateway gave as the reason; what is no key of ours shows as it came. */
export function useCardKey(): (key: string) => string {
  const say = useWords(cardsMessages);
  return useCallback((key) => say(asKey(key)), [say]);
}

/** Guarantee: a key that no set has is given back as it is. */
function asKey(key: string) {
  return key as 'cards.limits.malformed';
}
