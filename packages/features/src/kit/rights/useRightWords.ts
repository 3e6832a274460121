import { type AbilityRule, decidingRule } from '@corridor/core';
import { useEffect, useMemo } from 'react';
import { useI18n, useTranslator } from '../../i18n/I18nProvider';
import type { TranslateAny } from '../../i18n/plainTranslate';
import { rightsMessages } from '../../messages/rights';
import { ruleWords } from './ruleWords';

/** A right, as rules name it. */
export interface NamedRight {
  readonly action: string;
  readonly subject: string;
}

/** Says rights in words, and why somebody lacks one. */
export interface RightWords {
  /** Such as "Cards: Block"; null for what has no words. */
  name(right: NamedRight): string | null;
  /** Why rules do not allow something, and what helps; `roles` are the names of those that the rules come from. */
  explain(right: NamedRight, rules: readonly AbilityRule[], roles: readonly string[]): string;
}

/** Words of rights in the language of the provider, for a host that explains what it hides. */
export function useRightWords(): RightWords {
  const store = useI18n();
  const t = useTranslator();
  store.register(rightsMessages);
  const isThere = store.has(rightsMessages);
  useEffect(() => {
    if (!isThere) store.setLanguage(store.current().language).catch(() => store.setLanguage('en'));
  }, [isThere, store]);
  return useMemo(() => rightWords(t), [t]);
}

function rightWords(t: TranslateAny): RightWords {
  const name = ({ action, subject }: NamedRight) =>
    isNamed('action', action) && isNamed('subject', subject) ? ruleWords({ action, subject }, t) : null;
  return {
    name,
    explain: (right, rules, roles) => {
      const deciding = decidingRule(rules, right.action, right.subject);
      const names = roles.join(', ');
      const next = t('rights.why.next', { privilege: name(right) ?? right.action });
      if (deciding) return `${t('rights.why.excluded', { roles: names, rule: ruleWords(deciding, t) })} ${next}`;
      return `${names === '' ? t('rights.why.noRole') : t('rights.why.none', { roles: names })} ${next}`;
    },
  };
}

const isNamed = (kind: 'action' | 'subject', name: string) =>
  Object.hasOwn(rightsMessages.en, `rights.${kind}.${name}`);
