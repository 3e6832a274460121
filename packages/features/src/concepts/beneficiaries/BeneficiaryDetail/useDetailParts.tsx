import { type BeneficiaryDetail, beneficiaryFields, countryNames, isCountryCode, valueAt } from '@corridor/core';
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
  const filled = fields.filter(({ path }) => valueAt({ ...beneficiary }, path) != null);
  return inSections(filled).map((part) => ({
    section: part.section,
    items: part.fields.map((field): DetailItem => {
      const value = valueAt({ ...beneficiary }, field.path);
      const label = translateKey(field.labelKey);
      const option = field.options?.find((candidate) => candidate.value === value);
      if (option) return { label, value: translateKey(option.labelKey) };
      if (field.type === 'country' && isCountryCode(value)) return { label, value: countryOf(value) };
      return { label, value: shownText(readableText(field, String(value)), isIdentifier(field), label) };
    }),
  }));
}

function shownText(text: string, copied: boolean, label: string): ReactNode {
  return copied ? <IdText value={text} what={label} /> : <Text variant="caption">{text}</Text>;
}
