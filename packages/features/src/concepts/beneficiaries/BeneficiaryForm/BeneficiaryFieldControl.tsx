import type { BeneficiaryField, CountryCode } from '@corridor/core';
import { FormField, Input, Select, Text } from '@corridor/ui';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useMessages } from '../../../i18n/useMessages';
import { FieldControl } from '../../../kit/form/FieldControl';
import { country } from '../../../kit/form/kinds';
import { beneficiariesMessages } from '../../../messages/beneficiaries';
import type { FieldChange } from './customization';
import { checkText, isIdentifier } from './fieldText';
import { IdentifierInput, type PixName } from './IdentifierInput';
import { useFieldWords } from './useFieldWords';
import { chosenIn } from './values';

/** Props of `BeneficiaryFieldControl`. */
export interface BeneficiaryFieldControlProps {
  readonly field: BeneficiaryField;
  /** The fields of which at least one is filled in, this one among them; empty for a field that stands alone. */
  readonly group?: readonly BeneficiaryField[];
  readonly bankCountry: CountryCode | undefined;
  readonly change: FieldChange | undefined;
}

const { shape: COUNTRY } = country();

/** Fields that take a whole line, because what stands in them is long. */
const WIDE = /(iban|pixKey|clabe|companyName|chineseName|line[12]|bank\.name|feeDirection)$/;

/** One field of the list: labelled, explained, and asked for in the way of its type. */
export function BeneficiaryFieldControl({ field, group = [], bankCountry, change = {} }: BeneficiaryFieldControlProps) {
  const translateKey = useFieldWords();
  const { path, labelKey, required } = field;
  const [named, setNamed] = useState<PixName>();
  const hint = useHint({ field, group, bankCountry, named });
  return (
    <FormField
      name={path}
      label={change.label ?? translateKey(labelKey)}
      help={hint.warning ?? change.hint ?? hint.help}
      required={required}
      optional={!required && group.length === 0}
      disabled={change.disabled ?? false}
      style={WIDE.test(path) ? { gridColumn: '1 / -1' } : undefined}
    >
      {(bound) => (
        <Control
          field={field}
          bankCountry={bankCountry}
          bound={bound}
          disabled={change.disabled ?? false}
          onPayeeNamed={setNamed}
        />
      )}
    </FormField>
  );
}

interface Hinted extends Required<Pick<BeneficiaryFieldControlProps, 'field' | 'group' | 'bankCountry'>> {
  readonly named: PixName | undefined;
}

/** What is said below a field: a warning about what is well-formed, else whom a PIX code named, or its group and an example. */
function useHint({ field, group, bankCountry, named }: Hinted) {
  const t = useMessages(beneficiariesMessages);
  const translateKey = useFieldWords();
  const value: unknown = useWatch({ name: field.path });
  const text = typeof value === 'string' ? value : '';
  const check = isIdentifier(field) ? checkText(field, text, bankCountry) : undefined;
  const warning = check?.ok ? check.warning : undefined;
  const { path, example } = field;
  const ofCode = path === 'bank.pixKey' ? t('beneficiaries.form.pixCode') : undefined;
  const fields = group.map((one) => translateKey(one.labelKey)).join(', ');
  const shown = [
    fields && t('beneficiaries.form.atLeastOne', { fields }),
    example ? t('beneficiaries.form.example', { example }) : ofCode,
  ];
  const plain = shown.filter(Boolean).join('. ');
  const isNamed = named !== undefined && named.name !== '' && named.key === text;
  return {
    warning: warning && <Text color="warning">{translateKey(warning)}</Text>,
    help: isNamed ? t('beneficiaries.form.pixName', { name: named.name }) : plain || undefined,
  };
}

type ControlProps = Parameters<typeof IdentifierInput>[0];

function Control({ field, bankCountry, bound, disabled, onPayeeNamed }: ControlProps) {
  const t = useMessages(beneficiariesMessages);
  const translateKey = useFieldWords();
  const { value, ...rest } = bound;
  const text = typeof value === 'string' ? value : '';
  if (field.options) {
    const options = field.options.map((option) => ({
      value: String(option.value),
      label: translateKey(option.labelKey),
    }));
    const chosen = text || chosenIn({}, field);
    return (
      <Select
        {...rest}
        value={chosen}
        options={options}
        placeholder={t('beneficiaries.form.choose')}
        disabled={disabled}
      />
    );
  }
  if (field.type === 'country') {
    return <FieldControl shape={COUNTRY} bound={bound} disabled={disabled} clearable={!field.required} />;
  }
  if (isIdentifier(field))
    return (
      <IdentifierInput
        field={field}
        bankCountry={bankCountry}
        bound={bound}
        disabled={disabled}
        onPayeeNamed={onPayeeNamed}
      />
    );
  const type = (next: string) => rest.onChange(next);
  return (
    <Input
      {...rest}
      value={text}
      disabled={disabled}
      autoComplete="off"
      onChange={(event) => type(event.target.value)}
    />
  );
}
