import type { AbilityRule } from '@corridor/core';
import { readAbilityRules } from './abilityRules';
import { rolePreview } from './rolePreview';
import { storedUser } from './sessionStore';

const NOTHING: readonly AbilityRule[] = [];

/** Rules that say what is offered now: those of the role that is seen as, else of the signed-in user as remembered. */
export function currentRules(): readonly AbilityRule[] {
  return rolePreview()?.rules ?? readAbilityRules() ?? storedUser()?.abilities ?? NOTHING;
}
