import type { MongoAbility } from '@casl/ability';
import type { AbilityRule } from '@corridor/core';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { abilityOf } from './ability';

const AbilityContext = createContext<MongoAbility>(abilityOf([]));

/** Lets navigation and buttons ask what the signed-in user may do. */
export function AbilityProvider({
  rules,
  children,
}: {
  readonly rules: readonly AbilityRule[];
  readonly children: ReactNode;
}) {
  const ability = useMemo(() => abilityOf(rules), [rules]);
  return <AbilityContext.Provider value={ability}>{children}</AbilityContext.Provider>;
}

/** What the signed-in user may do. */
export function useAbility(): MongoAbility {
  return useContext(AbilityContext);
}
