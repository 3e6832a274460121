import { accountType, isCountryCode, payeeType } from '@corridor/core';
import { FormField, type FormFieldProps } from '@corridor/ui';
import { useRef } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { FieldControl } from '../../../kit/form/FieldControl';
import type { FieldShape } from '../../../kit/form/FieldKind';
import { FormSection } from '../../../kit/form/FormSection';
import { choice, country, currency, oneOf } from '../../../kit/form/kinds';
import { beneficiariesMessages } from '../../../messages/beneficiaries';
import { changeOf } from './customization';
import { localCurrency } from './localCurrency';
import { PaymentMethodField } from './PaymentMethodField';
import type { BeneficiaryFormState } from './useBeneficiaryForm';
import { textAt } from './values';

const { shape: COUNTRY } = country();
const { shape: CURRENCY } = currency();
const { shape: PAYEE } = oneOf(payeeType);
const { shape: ACCOUNT } = choice(accountType);
const WHOLE = { gridColumn: '1 / -1' } as const;
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Where the money goes and who is paid: what decides every field below. */
export function DestinationPart({ state }: { readonly state: BeneficiaryFormState }) {
  const t = useMessages(beneficiariesMessages);
  const { form, custom } = state;
  const suggested = useRef('');
  const suggest = (country: string) => {
    const chosen = textAt(form.getValues(), 'currency');
    if (!isCountryCode(country) || (chosen !== '' && chosen !== suggested.current)) return;
    suggested.current = localCurrency(country) ?? '';
    form.setValue('currency', suggested.current, { shouldValidate: suggested.current !== '' });
  };
  const asked = (path: string) => ({
    label: changeOf(custom, path)?.label ?? t(labelOf(path)),
    help: changeOf(custom, path)?.hint,
    disabled: changeOf(custom, path)?.disabled ?? false,
  });
  return (
    <FormSection title={t('beneficiaries.section.destination')} help={t('beneficiaries.form.help.destination')}>
      <FormField name="bankCountry" required {...asked('bankCountry')}>
        {({ onChange, ...bound }) => (
          <FieldControl
            shape={COUNTRY}
            bound={{
              ...bound,
              onChange: (country) => {
                onChange(country);
                suggest(textOf(country));
              },
            }}
          />
        )}
      </FormField>
      <AskedField name="currency" shape={CURRENCY} {...asked('currency')} />
      <AskedField name="payeeType" shape={PAYEE} group {...asked('payeeType')} />
      {!custom.accountType?.hidden && <AskedField name="accountType" shape={ACCOUNT} {...asked('accountType')} />}
      {state.destination && <PaymentMethodField destination={state.destination} style={WHOLE} />}
    </FormSection>
  );
}

type AskedFieldProps = Pick<FormFieldProps, 'name' | 'label' | 'help' | 'disabled' | 'group'> & {
  readonly shape: FieldShape;
};

function AskedField({ shape, ...field }: AskedFieldProps) {
  return (
    <FormField required {...field}>
      {(bound) => <FieldControl shape={shape} bound={bound} />}
    </FormField>
  );
}

/** Guarantee: the four paths of this part have a label of their own. */
function labelOf(path: string) {
  return `beneficiaries.field.${path}` as 'beneficiaries.field.bankCountry';
}
