import { personName } from '../../reference/text';
import type { MerchantInput } from './contract';

/** The name to show a merchant by; East Asian names put the family first. */
export function merchantName({ individual, corporation }: MerchantInput): string {
  return individual ? personName(individual) : (corporation?.corporationName ?? '');
}
