import { useCallback } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { bankIdentifiersMessages } from '../../../messages/bank-identifiers';
import { beneficiariesMessages } from '../../../messages/beneficiaries';

/** Says keys that came with data: a label of a field, a reason of a rule. What is no key of ours shows as it came. */
export function useFieldWords(): (key: string) => string {
  const t = useMessages(beneficiariesMessages, bankIdentifiersMessages);
  return useCallback(
    (key) =>
      key
        .split('|')
        .map((part) => t(asKey(part)))
        .join(': '),
    [t],
  );
}

/** Guarantee: a key that no set has is given back as it is. */
function asKey(key: string): keyof (typeof beneficiariesMessages)['en'] & 'beneficiaries.send' {
  return key as 'beneficiaries.send';
}
