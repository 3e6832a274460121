import type { AbilityRule } from '@corridor/core';
import { readCookie, writeCookie } from '../preferences/cookies';

/** The cookie that holds what the signed-in user may do. @source spec §3, §6 */
const COOKIE = 'userAbilityRules';

/** Browsers drop a cookie over 4096 bytes without a word. */
const MOST_BYTES = 3800;

/** Remembers the rules for 30 days; more of them than a cookie holds stay with the stored user alone. */
export function writeAbilityRules(rules: readonly AbilityRule[] | null): void {
  const text = rules && JSON.stringify(rules);
  writeCookie(COOKIE, text !== null && encodeURIComponent(text).length > MOST_BYTES ? null : text);
}

/** The remembered rules, or null where there are none that can be read. */
export function readAbilityRules(): readonly AbilityRule[] | null {
  const text = readCookie(COOKIE);
  if (text === null) return null;
  try {
    const rules: unknown = JSON.parse(text);
    return Array.isArray(rules) && rules.every(isRule) ? rules : null;
  } catch {
    return null;
  }
}

const isNames = (value: unknown): boolean =>
  typeof value === 'string' || (Array.isArray(value) && value.every((name) => typeof name === 'string'));

function isRule(value: unknown): value is AbilityRule {
  return (
    typeof value === 'object' &&
    value !== null &&
    'action' in value &&
    'subject' in value &&
    isNames(value.action) &&
    isNames(value.subject)
  );
}
