import { useCallback } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { cardDetailsMessages } from '../../../messages/card-details';

/** Says a key that a rule or the gateway gave as the reason; what is no key of ours shows as it came. */
export function useCardKey(): (key: string) => string {
  const t = useMessages(cardDetailsMessages);
  return useCallback((key) => t(asKey(key)), [t]);
}

/** Guarantee: a key that no set has is given back as it is. */
function asKey(key: string) {
  return key as 'cards.limits.malformed';
}
