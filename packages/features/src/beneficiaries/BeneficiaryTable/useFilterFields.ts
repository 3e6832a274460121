import {
  accountType,
  COUNTRY_CODES,
  CURRENCY_CODES,
  countryNames,
  currencyNames,
  enablement,
  payeeType,
  paymentMethod,
} from '@corridor/core';
import { useMemo } from 'react';
import { codeChoices, type ListField } from '../../filters/ListField';
import { beneficiariesMessages } from '../../messages/beneficiaries';
import { enablementMessages } from '../../messages/enablement';
import { useRuntime } from '../../runtime/Runtime';
import { useWords } from '../../words/useWords';

/** Every field of the filter, in the order of the "Add filter" menu. */
export function useFilterFields(): readonly ListField[] {
  const { locale } = useRuntime();
  const say = useWords(beneficiariesMessages, enablementMessages);
  return useMemo(() => {
    const country = countryNames(locale);
    const currency = currencyNames(locale);
    const choices = (id: string, label: string, listed: ReturnType<typeof codeChoices>): ListField => ({
      id,
      label,
      kind: listed.length > 15 ? 'search' : 'choices',
      choices: listed,
    });
    return [
      choices(
        'status',
        say('beneficiaries.column.status'),
        codeChoices(enablement.codes, (code) => say(enablement.labelKey(code))),
      ),
      choices(
        'payeeType',
        say('beneficiaries.column.type'),
        codeChoices(payeeType.codes, (code) => say(payeeType.labelKey(code))),
      ),
      choices('bankCountry', say('beneficiaries.field.bankCountry'), codeChoices(COUNTRY_CODES, country)),
      choices(
        'currency',
        say('beneficiaries.field.currency'),
        codeChoices(CURRENCY_CODES, (code) => `${code} · ${currency(code)}`),
      ),
      choices(
        'paymentMethod',
        say('beneficiaries.field.paymentMethod'),
        codeChoices(paymentMethod.codes, (code) => say(paymentMethod.labelKey(code))),
      ),
      choices(
        'accountType',
        say('beneficiaries.field.accountType'),
        codeChoices(accountType.codes, (code) => say(accountType.labelKey(code))),
      ),
      { id: 'createdAt', label: say('beneficiaries.column.created'), kind: 'range' },
    ];
  }, [locale, say]);
}
