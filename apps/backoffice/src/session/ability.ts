import { createMongoAbility, type MongoAbility } from '@casl/ability';
import type { AbilityRule } from '@corridor/core';
import type { RouteName } from '../routes/paths';

/** What each screen shows, as the rules name it; a screen without a line is open to every member. */
const SUBJECTS: Partial<Record<RouteName, string>> = {
  card: 'card',
  merchant: 'merchant',
  account: 'account',
  transactions: 'transaction',
  transfer: 'transaction',
  statement: 'statement',
  'exchange-index': 'exchange-order',
  'exchange-orders': 'exchange-order',
  payment: 'payment-order',
  'payment-orders': 'payment-order',
  'payment-beneficiaries': 'beneficiary',
  withdrawal: 'withdrawal-order',
  'withdrawal-orders': 'withdrawal-order',
  'withdrawal-accounts': 'withdrawal-account',
  'collection-shops': 'shop',
  'collection-accounts': 'virtual-account',
  'collection-virtual-accounts': 'virtual-account',
  'collection-collections': 'collection',
  'material-materials': 'material',
  'material-links': 'material-link',
  permission: 'permission',
  'permission-roles': 'role',
  'permission-users': 'user',
};

/** What rules allow, their conditions and fields included. @source spec §6 */
export function abilityOf(rules: readonly AbilityRule[]): MongoAbility {
  return createMongoAbility([...rules]);
}

/** Whether a screen has anything to show; the gateway decides about each record. */
export function mayOpen(ability: MongoAbility, route: RouteName): boolean {
  const subject = SUBJECTS[route];
  return subject === undefined || ability.can('read', subject);
}
