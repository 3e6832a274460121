import type { BeneficiaryField } from '@corridor/core';

/** The parts of a form below the destination, in the order to show them. */
export const FIELD_SECTIONS = ['account', 'payee', 'address', 'route', 'more'] as const;

/** A part of a form below the destination. */
export type FieldSection = (typeof FIELD_SECTIONS)[number];

/** The part that a field stands in; one that we do not know stands in the last. */
function sectionOf(path: string): FieldSection {
  if (path.startsWith('bank.')) return 'account';
  if (path.startsWith('payee.address.')) return 'address';
  if (path.startsWith('payee.')) return 'payee';
  return path.startsWith('intermediaryBank.') || path === 'feeDirection' ? 'route' : 'more';
}

/** The fields of each part that has any. */
export function inSections(
  fields: readonly BeneficiaryField[],
): readonly { readonly section: FieldSection; readonly fields: readonly BeneficiaryField[] }[] {
  return FIELD_SECTIONS.map((section) => ({
    section,
    fields: fields.filter(({ path }) => sectionOf(path) === section),
  })).filter((part) => part.fields.length > 0);
}
