import { type AbilityRule, grantableSubjects } from '@corridor/core';
import type { TranslateAny } from '../../i18n/plainTranslate';

/** What a rule names, in words: "Cards: block, unblock". */
export function ruleWords({ action, subject }: AbilityRule, t: TranslateAny): string {
  const actions = [action].flat().map((name) => t(`rights.action.${name}`));
  const subjects = [subject].flat().map((name) => t(`rights.subject.${name}`));
  return t('rights.rule', { subject: subjects.join(', '), actions: actions.join(', ') });
}

const PHRASE = '{subject}: {actions}';

/** Words of all that a rule can name, and of the phrase that puts them together, as a file asks for them. */
export function ruleCodes(t: TranslateAny): Readonly<Record<string, string>> {
  const known = grantableSubjects();
  const subjects = ['all', ...known.map(({ subject }) => subject)];
  const actions = ['manage', ...new Set(known.flatMap((one) => one.actions))];
  return Object.fromEntries([
    [PHRASE, t('rights.rule', { subject: '{subject}', actions: '{actions}' })],
    ...subjects.map((name) => [name, t(`rights.subject.${name}`)]),
    ...actions.map((name) => [name, t(`rights.action.${name}`)]),
  ]);
}
