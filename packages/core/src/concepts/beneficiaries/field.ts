import type { BeneficiaryField, FieldOption } from './BeneficiaryField';
import type { BeneficiaryPath } from './BeneficiaryPath';
import { type RoutingCodeType, routingCodeType } from './enums';

type Rest = Partial<Omit<BeneficiaryField, 'path'>>;

/** A required text field whose label is named after the last part of its path, unless said otherwise. */
export function field<Path extends BeneficiaryPath>(path: Path, rest: Rest = {}): BeneficiaryField<Path> {
  const name = path.slice(path.lastIndexOf('.') + 1);
  return { path, labelKey: `beneficiaries.field.${name}`, type: 'text', required: true, ...rest };
}

/** A text field of bounded length. */
export function textField<Path extends BeneficiaryPath>(
  path: Path,
  max: number,
  rest: Rest = {},
): BeneficiaryField<Path> {
  return field(path, { rule: { kind: 'text', min: 1, max }, ...rest });
}

/** A field of a person's, a company's or a bank's name. */
export function nameField<Path extends BeneficiaryPath>(
  path: Path,
  max: number,
  rest: Rest = {},
): BeneficiaryField<Path> {
  return field(path, { rule: { kind: 'name', min: 1, max }, ...rest });
}

/** A field of a number of digits. */
export function digitsField<Path extends BeneficiaryPath>(
  path: Path,
  min: number,
  max: number,
  example: string,
): BeneficiaryField<Path> {
  return field(path, { rule: { kind: 'digits', min, max }, example });
}

/** A field for a routing code of one scheme. */
export function routingField<Type extends RoutingCodeType>(
  type: Type,
  example: string,
  rest: Rest = {},
): BeneficiaryField<`bank.routingCodes.${Type}`> {
  const labelKey = routingCodeType.labelKey(type);
  return field<`bank.routingCodes.${Type}`>(`bank.routingCodes.${type}`, {
    labelKey,
    rule: { kind: 'routingCode', type },
    example,
    ...rest,
  });
}

interface Listed<Code extends string | number> {
  readonly codes: readonly Code[];
  labelKey(code: Code): string;
}

/** A field whose value is one of some codes of an enumeration, all of them unless said otherwise. */
export function selectField<Path extends BeneficiaryPath, Code extends string | number>(
  path: Path,
  listed: Listed<Code>,
  rest: Rest & { readonly codes?: readonly Code[] } = {},
): BeneficiaryField<Path> {
  const { codes = listed.codes, ...more } = rest;
  const options = codes.map((value): FieldOption => ({ value, labelKey: listed.labelKey(value) }));
  return field(path, { type: 'select', options, ...more });
}
