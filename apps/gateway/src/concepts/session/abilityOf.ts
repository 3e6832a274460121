import { createMongoAbility, type MongoAbility } from '@casl/ability';
import type { AbilityRule } from '@corridor/core';

const built = new Map<string, MongoAbility>();
const KEPT = 200;

/** What rules allow. Most users share the rules of a few roles, so that what was built is kept. */
export function abilityOf(rules: readonly AbilityRule[]): MongoAbility {
  const key = JSON.stringify(rules);
  const known = built.get(key);
  if (known) return known;
  const ability = createMongoAbility([...rules]);
  if (built.size >= KEPT) built.clear();
  built.set(key, ability);
  return ability;
}
