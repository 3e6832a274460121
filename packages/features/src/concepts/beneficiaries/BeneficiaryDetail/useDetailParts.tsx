import {
  type BeneficiaryDetail,
  type BeneficiaryField,
  beneficiaryFields,
  countryNames,
  isCountryCode,
  isLatinForm,
  latinFormOf,
  valueAt,
} from '@corridor/core';
import { Text } from '@corridor/ui';
import type { ReactNode } from 'react';
import type { DetailItem } from '../../../kit/display/DetailList';
import { IdText } from '../../../kit/display/IdText';
import { useRuntime } from '../../../runtime/Runtime';
import { isIdentifier, readableText } from '../BeneficiaryForm/fieldText';
import { type FieldSection, inSections } from '../BeneficiaryForm/sections';
import { useFieldWords } from '../BeneficiaryForm/useFieldWords';

/** One part of a beneficiary's details. */
export interface DetailPart {
  readonly section: FieldSection;
  readonly items: readonly DetailItem[];
}

/** What is known of a beneficiary, in the parts and the order of the form that asked for it. */
export function useDetailParts(beneficiary: BeneficiaryDetail): readonly DetailPart[] {
  const translateKey = useFieldWords();
  const countryOf = countryNames(useRuntime().locale);
  const { bank, ...draft } = beneficiary;
  const { accountNumberType, pixKeyType } = bank;
  const fields = beneficiaryFields({ ...draft, accountNumberType, pixKeyType });
  const filled = fields.filter((field) => shownValue(field, beneficiary) != null);
  return inSections(filled).map((part) => ({
    section: part.section,
    items: part.fields.map((field): DetailItem => {
      const value = shownValue(field, beneficiary);
      const label = translateKey(field.labelKey);
      const option = field.options?.find((candidate) => candidate.value === value);
      if (option) return { label, value: translateKey(option.labelKey) };
      if (field.type === 'country' && isCountryCode(value)) return { label, value: countryOf(value) };
      return { label, value: shownText(readableText(field, String(value)), isIdentifier(field), label) };
    }),
  }));
}

/** A value as it is kept; of a Latin form that nobody has corrected, the one that is sent where it differs from what is kept. */
function shownValue({ path, rule }: BeneficiaryField, beneficiary: BeneficiaryDetail): unknown {
  const kept = valueAt({ ...beneficiary }, path);
  if (kept != null || !isLatinForm(rule)) return kept;
  const own = latinFormOf(rule, { ...beneficiary });
  return own?.form.ok && own.form.text !== own.typed ? own.form.text : undefined;
}

function shownText(text: string, copied: boolean, label: string): ReactNode {
  return copied ? <IdText value={text} what={label} /> : <Text variant="caption">{text}</Text>;
}
