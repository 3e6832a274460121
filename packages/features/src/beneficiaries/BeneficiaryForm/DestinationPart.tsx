import { accountType, countryNames, currencyNames, isCountryCode, payeeType } from '@corridor/core';
import { Combobox, FormField, type FormFieldProps, Radio, RadioGroup, Select } from '@corridor/ui';
import { useMemo, useRef } from 'react';
import { beneficiariesMessages } from '../../messages/beneficiaries';
import { useRuntime } from '../../runtime/Runtime';
import { useWords } from '../../words/useWords';
import { FormPart } from './FormPart';
import { localCurrency } from './localCurrency';
import { countryOptions, currencyOptions } from './options';
import { PaymentMethodField } from './PaymentMethodField';
import type { BeneficiaryFormState } from './useBeneficiaryForm';
import { textAt } from './values';

const WHOLE = { gridColumn: '1 / -1' } as const;
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Where the money goes and who is paid: what decides every field below. */
export function DestinationPart({ state }: { readonly state: BeneficiaryFormState }) {
  const say = useWords(beneficiariesMessages);
  const { locale } = useRuntime();
  const { form, custom } = state;
  const countries = useMemo(() => countryOptions(countryNames(locale)), [locale]);
  const currencies = useMemo(() => currencyOptions(currencyNames(locale)), [locale]);
  const suggested = useRef('');
  const suggest = (country: string) => {
    const chosen = textAt(form.getValues(), 'currency');
    if (!isCountryCode(country) || (chosen !== '' && chosen !== suggested.current)) return;
    suggested.current = localCurrency(country) ?? '';
    form.setValue('currency', suggested.current, { shouldValidate: suggested.current !== '' });
  };
  const asked = (path: string) => ({
    label: custom[path]?.label ?? say(labelOf(path)),
    help: custom[path]?.hint,
    disabled: custom[path]?.disabled ?? false,
  });
  return (
    <FormPart title={say('beneficiaries.form.section.destination')} help={say('beneficiaries.form.help.destination')}>
      <FormField name="bankCountry" required {...asked('bankCountry')}>
        {({ value, onChange, ...bound }) => (
          <Combobox
            {...bound}
            value={textOf(value)}
            options={countries}
            placeholder={say('beneficiaries.form.search')}
            onChange={(country) => {
              onChange(country);
              suggest(country);
            }}
          />
        )}
      </FormField>
      <FormField name="currency" required {...asked('currency')}>
        {({ value, ...bound }) => (
          <Combobox
            {...bound}
            value={textOf(value)}
            options={currencies}
            placeholder={say('beneficiaries.form.search')}
          />
        )}
      </FormField>
      <PayeeTypeField {...asked('payeeType')} />
      {!custom.accountType?.hidden && <AccountTypeField {...asked('accountType')} />}
      {state.destination && <PaymentMethodField destination={state.destination} style={WHOLE} />}
    </FormPart>
  );
}

type Asked = Pick<FormFieldProps, 'label' | 'help' | 'disabled'>;

function PayeeTypeField(asked: Asked) {
  const say = useWords(beneficiariesMessages);
  return (
    <FormField name="payeeType" required group {...asked}>
      {({ value, onChange, onBlur }) => (
        <RadioGroup value={textOf(value)} onChange={onChange} onBlur={onBlur} orientation="horizontal">
          {payeeType.codes.map((code) => (
            <Radio key={code} value={String(code)} label={say(payeeType.labelKey(code))} />
          ))}
        </RadioGroup>
      )}
    </FormField>
  );
}

function AccountTypeField(asked: Asked) {
  const say = useWords(beneficiariesMessages);
  const options = accountType.codes.map((code) => ({ value: String(code), label: say(accountType.labelKey(code)) }));
  return (
    <FormField name="accountType" required {...asked}>
      {({ value, ...bound }) => <Select {...bound} value={textOf(value)} options={options} />}
    </FormField>
  );
}

/** Guarantee: the four paths of this part have a label of their own. */
function labelOf(path: string) {
  return `beneficiaries.field.${path}` as 'beneficiaries.field.bankCountry';
}
