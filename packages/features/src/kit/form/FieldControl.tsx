import { countryNames, currencyNames } from '@corridor/core';
import { Checkbox, Combobox, Input, Radio, RadioGroup, Select, TextArea } from '@corridor/ui';
import { type ReactNode, useMemo } from 'react';
import { useTranslator } from '../../i18n/I18nProvider';
import { useRuntime } from '../../runtime/Runtime';
import { lazyPart } from '../lazyPart';
import { RecordCombobox } from '../records/RecordCombobox';
import { countryOptions, currencyOptions } from './codeOptions';
import type { FieldControlProps } from './FieldControlProps';
import type { FieldShape } from './FieldKind';

/** Bring a calendar, the numbers of every country, and amounts as every language writes them. */
const DateControl = lazyPart(async () => (await import('./DateControl')).DateControl);
const MoneyControl = lazyPart(async () => (await import('./MoneyControl')).MoneyControl);
const PhoneControl = lazyPart(async () => (await import('./PhoneControl')).PhoneControl);

type ControlProps<Kind extends FieldShape['kind']> = FieldControlProps & {
  readonly shape: Extract<FieldShape, { kind: Kind }>;
};

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Draws a field in the way of its kind. */
export function FieldControl({ shape, ...rest }: FieldControlProps): ReactNode {
  switch (shape.kind) {
    case 'text':
      return <TextControl shape={shape} {...rest} />;
    case 'lines':
      return <LinesControl {...rest} />;
    case 'money':
      return <MoneyControl {...rest} />;
    case 'choice':
      return shape.few ? <FewControl shape={shape} {...rest} /> : <ChoiceControl shape={shape} {...rest} />;
    case 'record':
      return <RecordControl shape={shape} {...rest} />;
    case 'country':
    case 'currency':
      return <CodeControl shape={shape} {...rest} />;
    case 'date':
      return <DateControl {...rest} />;
    case 'phone':
      return <PhoneControl {...rest} />;
    case 'flag':
      return <FlagControl shape={shape} {...rest} />;
    case 'own':
      return null;
  }
}

function TextControl({ bound: { value, onChange, ...bound }, disabled }: ControlProps<'text'>) {
  const type = (text: string) => onChange(text);
  return (
    <Input
      {...bound}
      value={textOf(value)}
      disabled={disabled}
      autoComplete="off"
      onChange={(event) => type(event.target.value)}
    />
  );
}

function LinesControl({ bound: { value, onChange, ...bound }, disabled }: Omit<FieldControlProps, 'shape'>) {
  return (
    <TextArea {...bound} value={textOf(value)} disabled={disabled} onChange={(event) => onChange(event.target.value)} />
  );
}

function ChoiceControl({ shape, bound: { value, ...bound }, ...rest }: ControlProps<'choice'>) {
  const t = useTranslator();
  const options = shape.codes.map((code) => ({ value: String(code), label: t(shape.label(code)) }));
  return <Select {...bound} value={textOf(value)} options={options} {...looksOf(rest)} />;
}

function FewControl({ shape, bound: { value, onChange, onBlur }, disabled }: ControlProps<'choice'>) {
  const t = useTranslator();
  return (
    <RadioGroup
      value={textOf(value)}
      onChange={onChange}
      onBlur={onBlur}
      orientation="horizontal"
      disabled={disabled ?? false}
    >
      {shape.codes.map((code) => (
        <Radio key={code} value={String(code)} label={t(shape.label(code))} />
      ))}
    </RadioGroup>
  );
}

function RecordControl({ shape, bound: { value, ...bound }, ...rest }: ControlProps<'record'>) {
  const t = useTranslator();
  const { concept, among } = shape;
  return (
    <RecordCombobox
      {...bound}
      {...looksOf(rest)}
      concept={concept}
      among={among}
      value={textOf(value)}
      placeholder={t('form.search')}
    />
  );
}

function CodeControl({ shape, bound: { value, ...bound }, ...rest }: ControlProps<'country' | 'currency'>) {
  const { locale } = useRuntime();
  const t = useTranslator();
  const { kind } = shape;
  const options = useMemo(
    () => (kind === 'country' ? countryOptions(countryNames(locale)) : currencyOptions(currencyNames(locale))),
    [kind, locale],
  );
  return (
    <Combobox {...bound} {...looksOf(rest)} value={textOf(value)} options={options} placeholder={t('form.search')} />
  );
}

function FlagControl({ bound: { value, onChange, ...bound }, label, disabled }: ControlProps<'flag'>) {
  return (
    <Checkbox
      {...bound}
      label={label}
      checked={value === true}
      disabled={disabled}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}

function looksOf({ disabled = false, clearable = false }: Pick<FieldControlProps, 'disabled' | 'clearable'>) {
  return { disabled, clearable };
}
