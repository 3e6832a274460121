import { type BeneficiaryField, type CountryCode, countryNames } from '@corridor/core';
import { Combobox, FormField, Input, Select } from '@corridor/ui';
import { beneficiariesMessages } from '../../messages/beneficiaries';
import { useRuntime } from '../../runtime/Runtime';
import { useWords } from '../../words/useWords';
import type { FieldChange } from './customization';
import { isIdentifier } from './fieldText';
import { IdentifierInput } from './IdentifierInput';
import { countryOptions } from './options';
import { useFieldWords } from './useFieldWords';
import { chosenIn } from './values';

/** Props of `BeneficiaryFieldControl`. */
export interface BeneficiaryFieldControlProps {
  readonly field: BeneficiaryField;
  readonly bankCountry: CountryCode | undefined;
  readonly change: FieldChange | undefined;
}

/** Fields that take a whole line, because what stands in them is long. */
const WIDE = /(iban|pixKey|clabe|companyName|chineseName|line[12]|bank\.name|feeDirection)$/;

/** One field of the list: labelled, explained, and asked for in the way of its type. */
export function BeneficiaryFieldControl({ field, bankCountry, change = {} }: BeneficiaryFieldControlProps) {
  const say = useWords(beneficiariesMessages);
  const sayKey = useFieldWords();
  const { path, labelKey, required, example } = field;
  const hint = change.hint ?? (example && say('beneficiaries.form.example', { example }));
  return (
    <FormField
      name={path}
      label={change.label ?? sayKey(labelKey)}
      help={hint}
      required={required}
      optional={!required}
      disabled={change.disabled ?? false}
      style={WIDE.test(path) ? { gridColumn: '1 / -1' } : undefined}
    >
      {(bound) => <Control field={field} bankCountry={bankCountry} bound={bound} disabled={change.disabled ?? false} />}
    </FormField>
  );
}

type ControlProps = Parameters<typeof IdentifierInput>[0];

function Control({ field, bankCountry, bound, disabled }: ControlProps) {
  const say = useWords(beneficiariesMessages);
  const sayKey = useFieldWords();
  const { locale } = useRuntime();
  const { value, ...rest } = bound;
  const text = typeof value === 'string' ? value : '';
  if (field.options) {
    const options = field.options.map((option) => ({ value: String(option.value), label: sayKey(option.labelKey) }));
    const chosen = text || chosenIn({}, field);
    return (
      <Select
        {...rest}
        value={chosen}
        options={options}
        placeholder={say('beneficiaries.form.choose')}
        disabled={disabled}
      />
    );
  }
  if (field.type === 'country') {
    return (
      <Combobox
        {...rest}
        value={text}
        options={countryOptions(countryNames(locale))}
        placeholder={say('beneficiaries.form.search')}
        disabled={disabled}
        clearable
      />
    );
  }
  if (isIdentifier(field))
    return <IdentifierInput field={field} bankCountry={bankCountry} bound={bound} disabled={disabled} />;
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
