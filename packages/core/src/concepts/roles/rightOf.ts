import type { AbilityRule } from '../session';

/** How far something is allowed: everywhere, under conditions or for some fields only, or not. */
export type Right = 'full' | 'partly' | 'no';

/** How far rules allow an action on a subject; a later rule wins over an earlier one. @source spec §6 */
export function rightOf(rules: readonly AbilityRule[], action: string, subject: string): Right {
  const about = rules.filter((rule) => isAbout(rule, action, subject));
  const decisive = about.findLastIndex(({ conditions, fields }) => !conditions && !fields);
  const allowed = allows(about[decisive]);
  // What is said later under conditions or for some fields limits what is said for all, where it says otherwise.
  if (about.slice(decisive + 1).some((rule) => allows(rule) !== allowed)) return 'partly';
  return allowed ? 'full' : 'no';
}

const allows = (rule: AbilityRule | undefined): boolean => rule !== undefined && !rule.inverted;

/** The rule that decides where none under conditions does: the last one that names the action for all records and fields; null where none does. @source ours */
export function decidingRule(rules: readonly AbilityRule[], action: string, subject: string): AbilityRule | null {
  return rules.findLast((rule) => isAbout(rule, action, subject) && !rule.conditions && !rule.fields) ?? null;
}

/** How far rules allow all that another rule names. @source ours */
export function rightOfRule(rules: readonly AbilityRule[], { action, subject }: AbilityRule): Right {
  const rights = [action].flat().flatMap((one) => [subject].flat().map((of) => rightOf(rules, one, of)));
  if (rights.every((right) => right === 'full')) return 'full';
  return rights.every((right) => right === 'no') ? 'no' : 'partly';
}

function isAbout({ action, subject }: AbilityRule, asked: string, of: string): boolean {
  const actions = [action].flat();
  const subjects = [subject].flat();
  return (actions.includes('manage') || actions.includes(asked)) && (subjects.includes('all') || subjects.includes(of));
}
