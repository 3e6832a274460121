import { type AbilityRule, rightOf, type Segment } from '@corridor/core';
import { createContext, type ReactNode, useContext, useMemo } from 'react';

/** What somebody may do; the gateway decides about each record. */
export interface Ability {
  /** Returns true if an action is allowed on all or some records of a subject, such as `can('read', 'card')`. */
  can(action: string, subject: Segment): boolean;
}

/** What rules allow. @source spec §6 */
export function abilityOf(rules: readonly AbilityRule[]): Ability {
  return { can: (action, subject) => rightOf(rules, action, subject) !== 'no' };
}

const AbilityContext = createContext<Ability>(abilityOf([]));
const RulesContext = createContext<readonly AbilityRule[]>([]);

/** Lets navigation and buttons ask what the signed-in user may do. */
export function AbilityProvider({
  rules,
  children,
}: {
  readonly rules: readonly AbilityRule[];
  readonly children: ReactNode;
}) {
  const ability = useMemo(() => abilityOf(rules), [rules]);
  return (
    <RulesContext.Provider value={rules}>
      <AbilityContext.Provider value={ability}>{children}</AbilityContext.Provider>
    </RulesContext.Provider>
  );
}

/** The rules that say what the signed-in user may do. */
export function useAbilityRules(): readonly AbilityRule[] {
  return useContext(RulesContext);
}

/** What the signed-in user may do. */
export function useAbility(): Ability {
  return useContext(AbilityContext);
}
