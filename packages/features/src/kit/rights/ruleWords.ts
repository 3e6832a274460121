import type { AbilityRule } from '@corridor/core';
import type { TranslateAny } from '../../i18n/plainTranslate';

/** What a rule names, in words: "Cards: block, unblock". */
export function ruleWords({ action, subject }: AbilityRule, t: TranslateAny): string {
  const actions = [action].flat().map((name) => t(`rights.action.${name}`));
  const subjects = [subject].flat().map((name) => t(`rights.subject.${name}`));
  return t('rights.rule', { subject: subjects.join(', '), actions: actions.join(', ') });
}
