import type { MerchantInput } from './contract';

const EAST_ASIAN = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]+$/u;

/** The name to show a merchant by; East Asian names put the family first. */
export function merchantName({ individual, corporation }: MerchantInput): string {
  if (!individual) return corporation?.corporationName ?? '';
  const { firstName, middleName, lastName } = individual;
  if (EAST_ASIAN.test(lastName + firstName)) return lastName + firstName;
  return [firstName, middleName, lastName].filter(Boolean).join(' ');
}
