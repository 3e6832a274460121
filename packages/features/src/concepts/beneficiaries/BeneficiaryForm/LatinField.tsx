import { type BeneficiaryField, type LatinRule, latinFormOf } from '@corridor/core';
import { Button, FormField, Inline, Input, Text } from '@corridor/ui';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useMessages } from '../../../i18n/useMessages';
import { beneficiariesMessages } from '../../../messages/beneficiaries';
import type { FieldChange } from './customization';
import type { BeneficiaryFormState } from './useBeneficiaryForm';
import { useFieldWords } from './useFieldWords';
import { textAt, toDraft } from './values';

/** Props of `LatinField`. */
export interface LatinFieldProps {
  readonly field: BeneficiaryField;
  readonly rule: LatinRule;
  readonly state: Pick<BeneficiaryFormState, 'form' | 'destination' | 'list'>;
  readonly change: FieldChange | undefined;
}

const WHOLE = { gridColumn: '1 / -1' } as const;

/** Latin form of what stands above it: said where it differs, corrected on demand, asked for where there is none. */
export function LatinField({ field, rule, state, change = {} }: LatinFieldProps) {
  const t = useMessages(beneficiariesMessages);
  const translateKey = useFieldWords();
  const [isOpen, setOpen] = useState(false);
  const { form, destination, list } = state;
  const values = useWatch({ control: form.control });
  const own = destination && latinFormOf(rule, { ...toDraft(values, destination, list.fields) });
  if (!own) return null;
  const text = own.form.ok && own.form.text.length <= rule.max ? own.form.text : undefined;
  const label = change.label ?? translateKey(field.labelKey);
  const corrected = textAt(values, field.path);
  if (text !== undefined && corrected === '' && !isOpen) {
    if (text === own.typed) return null;
    return (
      <Inline gap={2} style={WHOLE}>
        <Text variant="caption" color="muted">
          {t('beneficiaries.form.sentAs', { text })}
        </Text>
        {!change.disabled && (
          <Button
            size="sm"
            variant="ghost"
            aria-label={t('beneficiaries.form.correctWhat', { field: label })}
            onClick={() => setOpen(true)}
          >
            {t('beneficiaries.form.correct')}
          </Button>
        )}
      </Inline>
    );
  }
  const help = text === undefined ? t('beneficiaries.form.latinAsked') : t('beneficiaries.form.latinHelp', { text });
  return (
    <FormField
      name={field.path}
      label={label}
      help={change.hint ?? help}
      required={text === undefined}
      disabled={change.disabled ?? false}
      style={WHOLE}
    >
      {({ value, onChange, ...bound }) => (
        <Input
          {...bound}
          value={typeof value === 'string' ? value : ''}
          dir="ltr"
          disabled={change.disabled}
          autoComplete="off"
          autoFocus={isOpen}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FormField>
  );
}
