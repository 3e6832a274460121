import { FormField, Input, Text } from '@corridor/ui';
import type { ReactNode } from 'react';
import { useTranslator } from '../../i18n/I18nProvider';
import type { TranslateAny } from '../../i18n/plainTranslate';
import { FieldControl } from './FieldControl';
import type { FieldShape } from './FieldKind';
import { FormSection } from './FormSection';
import { fieldWords, keyOf } from './fieldWords';
import { type FormValues, isFixed } from './formValues';
import type { DeclaredFormState } from './useDeclaredForm';

/** Props of `FormFields`. */
export interface FormFieldsProps {
  readonly state: DeclaredFormState;
  /** Names of the fields of a step; all where absent. */
  readonly only?: readonly string[] | undefined;
}

/** The fields of a form that are asked for now, under the headings of its sections. */
export function FormFields({ state, only }: FormFieldsProps) {
  const t = useTranslator();
  const { declaration, asked } = state;
  const shown = asked.filter((name) => only?.includes(name) ?? true);
  const groups = Object.entries(declaration.sections);
  if (groups.length === 0) return <FieldGroup state={state} names={shown} />;
  return groups.map(([section, fields]) => {
    const names = fields.filter((name) => shown.includes(name));
    if (names.length === 0) return null;
    const help = keyOf(declaration, `help.${section}`);
    return (
      <FieldGroup
        key={section}
        state={state}
        names={names}
        title={t(`${declaration.list.concept}.section.${section}`)}
        help={help && t(help)}
      />
    );
  });
}

interface FieldGroupProps {
  readonly state: DeclaredFormState;
  readonly names: readonly string[];
  readonly title?: string;
  readonly help?: string | undefined;
}

function FieldGroup({ state, names, title, help }: FieldGroupProps) {
  return (
    <FormSection title={title} help={help}>
      {names.map((name) => (
        <DeclaredField key={name} state={state} name={name} />
      ))}
    </FormSection>
  );
}

const WHOLE_LINE = { gridColumn: '1 / -1' } as const;

function DeclaredField({ state, name }: { readonly state: DeclaredFormState; readonly name: string }) {
  const t = useTranslator();
  const { declaration, record, isNew, slots } = state;
  const field = declaration.fields[name];
  const words = fieldWords(declaration, t, name);
  const { label } = words;
  const help = helpOf(state, name, t) ?? words.help;
  if (!field) return null;
  const { shape } = field;
  if (shape.kind === 'own') {
    const Control = slots.own?.[name]?.Control;
    return Control ? <Control name={name} label={label} values={state.draft} record={record} /> : null;
  }
  const allInSight = shape.kind === 'choice' && shape.few;
  const isGroup = shape.kind === 'flag' || allInSight;
  const disabled = !isNew && isFixed(declaration, name, record);
  const must = !field.optional && shape.kind !== 'flag';
  return (
    <FormField
      name={name}
      label={label}
      help={shape.kind === 'flag' ? undefined : help}
      group={isGroup}
      required={must && !disabled}
      optional={field.optional && !field.grouped && !disabled}
      disabled={disabled}
      style={allInSight || shape.kind === 'lines' ? WHOLE_LINE : undefined}
    >
      {shape.kind === 'text' ? (
        <Input autoComplete="off" disabled={disabled} />
      ) : (
        (bound) => (
          <FieldControl
            shape={shape}
            bound={bound}
            label={words.help ?? label}
            disabled={disabled}
            country={countryOf(shape, state.draft)}
            clearable={field.optional}
          />
        )
      )}
    </FormField>
  );
}

/** What is said below a field for what it holds now: a warning about it, or what the form's slot says. */
function helpOf({ declaration, draft, slots }: DeclaredFormState, name: string, t: TranslateAny): ReactNode {
  const warning = declaration.warn?.(draft).find(({ path }) => path === name);
  if (!warning) return slots.help?.[name]?.(draft, t);
  return <Text color="warning">{t(warning.reason, warning.params)}</Text>;
}

/** Country that a phone number belongs to where its field names another field for it. */
function countryOf(shape: FieldShape, draft: FormValues): string | undefined {
  const country = shape.kind === 'phone' && shape.country !== undefined ? draft[shape.country] : undefined;
  return typeof country === 'string' ? country : undefined;
}
