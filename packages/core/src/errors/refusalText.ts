import { REFUSAL_REASONS, type RefusalReason } from './refusalReasons';

/** Values of a reason's parameters, by name. @source ours */
export type ReasonParams = Readonly<Record<string, string | number>>;

/** Returns true if a text is the code of a refusal's reason. @source ours */
export function isRefusalReason(text: string): text is RefusalReason {
  return Object.hasOwn(REFUSAL_REASONS, text);
}

// Rules of concepts have codes of their own, such as `beneficiaries.problem.required`, and screens have their sentences.
const OF_RULES = new Map<string, string>([
  ['required', REFUSAL_REASONS['refusals.required']],
  ['hidden', REFUSAL_REASONS['refusals.hiddenCharacters']],
  ['notAsked', REFUSAL_REASONS['refusals.unknownField']],
  ['checksum', 'has a wrong check digit'],
  ['length', 'has a wrong length'],
  ['otherCountry', 'belongs to another country'],
]);

const RULE = /^[a-z]\w*(\.\w+)*\.(\w+)$/i;

/** English of a reason with its parameters; a text that is no code is returned as it came. @source ours */
export function refusalText(reason: string, params: ReasonParams = {}): string {
  if (!isRefusalReason(reason)) {
    const [, , rule] = RULE.exec(reason) ?? [];
    return rule === undefined ? reason : (OF_RULES.get(rule) ?? 'is not valid');
  }
  return REFUSAL_REASONS[reason].replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
}
