import { useEffect, useState } from 'react';

/** The numbering plans of the world. */
export type PhoneRules = typeof import('libphonenumber-js/min');

/** The numbering plans, fetched when the first box for a number is shown; null until then, and where that fails. */
export function usePhoneRules(): PhoneRules | null {
  const [rules, setRules] = useState<PhoneRules | null>(null);
  useEffect(() => {
    let wanted = true;
    import('libphonenumber-js/min').then(
      (loaded) => wanted && setRules(loaded),
      // Without the plans the box still takes a number in international form.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, []);
  return rules;
}
