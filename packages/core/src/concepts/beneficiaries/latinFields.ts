import { type LatinReading, latinText } from '../../reference/text';
import type { BeneficiaryField, FieldRule, LatinRule } from './BeneficiaryField';
import type { BeneficiaryPath } from './BeneficiaryPath';
import type { BeneficiaryDraft } from './contract';
import { valueAt } from './draftPaths';
import { field } from './field';
import { isLatinRail } from './localScheme';

/** Most characters of a name in Latin letters. @source ISO 20022 (Max140Text), four lines of 35 in SWIFT MT */
const NAME_MAX = 140;

const NAMES = ['payee.companyName', 'payee.firstName', 'payee.middleName', 'payee.lastName'] as const;

/** The Latin form of each text that a clearing carries, below the last of the texts that it is the form of. */
function latinFields() {
  return [
    latin('bank.latinName', ['bank.name'], NAME_MAX, 'latinBankName'),
    latin('bank.latinAddress', ['bank.address'], 70, 'latinBankAddress'),
    latin('bank.latinCity', ['bank.city'], 35, 'latinBankCity'),
    latin('payee.latinName', NAMES, NAME_MAX, 'latinName'),
    latin('payee.address.latinLine1', ['payee.address.line1'], 70, 'latinLine1'),
    latin('payee.address.latinLine2', ['payee.address.line2'], 70, 'latinLine2'),
    latin('payee.address.latinCity', ['payee.address.city'], 35, 'latinCity'),
    latin('payee.address.latinState', ['payee.address.state'], 35, 'latinState'),
    latin('intermediaryBank.latinName', ['intermediaryBank.name'], NAME_MAX, 'latinIntermediaryBankName'),
  ];
}

type LatinPath = ReturnType<typeof latinFields>[number]['path'];

/** Paths of Latin forms that destinations on one way can ask for. */
export type LatinPathOf<Way> = Way extends 'br' | 'cn'
  ? never
  : Way extends 'swift'
    ? LatinPath
    : Exclude<LatinPath, `intermediaryBank.${string}`>;

function latin<Path extends BeneficiaryPath>(
  path: Path,
  of: readonly BeneficiaryPath[],
  max: number,
  label: string,
): BeneficiaryField<Path> & { readonly rule: LatinRule } {
  const rule = { kind: 'latin', of, max } as const;
  return { ...field(path, { required: false, labelKey: `beneficiaries.field.${label}` }), rule };
}

/** Fields with the Latin form of each text below it. */
export function withLatinFields(
  fields: readonly BeneficiaryField<BeneficiaryPath>[],
): readonly BeneficiaryField<BeneficiaryPath>[] {
  const asked = fields.map(({ path }) => path);
  const below = latinFields().map((form) => ({
    form,
    last: form.rule.of.findLast((path) => asked.some((one) => one === path)),
  }));
  return fields.flatMap((one) => [one, ...below.filter(({ last }) => last === one.path).map(({ form }) => form)]);
}

/** Returns true if a rule is that of the Latin form of other texts. */
export function isLatinForm(rule: FieldRule | undefined): rule is LatinRule {
  return rule?.kind === 'latin' && rule.of.length > 0;
}

/** The texts of a rule in a draft, as one, and their Latin form; undefined where none of them is filled in. @source ours */
export function latinFormOf(
  { of }: LatinRule,
  draft: Readonly<Record<string, unknown>>,
): { readonly typed: string; readonly form: LatinReading } | undefined {
  const typed = textsOf(of, draft);
  return typed === '' ? undefined : { typed, form: latinText(typed) };
}

function textsOf(paths: readonly string[], draft: Readonly<Record<string, unknown>>): string {
  const texts = paths.map((path) => valueAt(draft, path)).filter((text) => typeof text === 'string');
  return texts
    .map((text) => text.trim())
    .filter(Boolean)
    .join(' ');
}

/** The payee's name as a clearing of Latin letters sends it; null where it is sent as it is kept, or cannot be sent yet. @source ours */
export function nameAsSent(
  draft: Pick<BeneficiaryDraft, 'bankCountry' | 'currency' | 'paymentMethod' | 'payee'>,
): string | null {
  if (!isLatinRail(draft)) return null;
  const { payee } = draft;
  const name = textsOf(NAMES, { payee });
  const own = latinText(name);
  const sent = payee.latinName ?? (own.ok ? own.text : name);
  return sent === name ? null : sent;
}
