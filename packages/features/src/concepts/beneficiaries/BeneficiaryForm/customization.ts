import type { BeneficiaryPathOf, BeneficiaryWay } from '@corridor/core';

/** What a host changes about one field of the form. A hidden field keeps the value that it started with. */
export interface FieldChange {
  readonly hidden?: boolean;
  readonly disabled?: boolean;
  readonly label?: string;
  /** A sentence under the field, in place of ours. */
  readonly hint?: string;
}

/** Fields that every destination has: those that choose it. */
type ChosenField = 'bankCountry' | 'currency' | 'payeeType' | 'accountType';

/**
 * What a host changes about fields, by their path in the draft, such as `bank.iban` or `payee.email`; of the ways that are
 * named alone, such as `FieldCustomization<'gb' | 'swift'>`, or of all.
 */
export type FieldCustomization<Way extends BeneficiaryWay = BeneficiaryWay> = {
  readonly [Path in ChosenField | BeneficiaryPathOf<Way>]?: FieldChange | undefined;
};

/** Change of the field at a path; undefined where the host has none, as for what a gateway alone knows. */
export function changeOf(custom: FieldCustomization, path: string): FieldChange | undefined {
  const changes: Readonly<Record<string, FieldChange | undefined>> = custom;
  return changes[path];
}
