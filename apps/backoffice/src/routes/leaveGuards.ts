import type { AskBeforeLeaving, GuardLeaving } from '@corridor/features';

/** What stands on the page and would lose what was entered if another address came. */
export interface LeaveGuards {
  /** Asks from now on; returns how to ask no more. */
  readonly add: GuardLeaving;
  isGuarded(): boolean;
  /** Proceeds at once where nobody asks; else the one that came last, which lies on top, asks for all. */
  leave(proceed: () => void): void;
}

/** Makes the guards of one window. */
export function createLeaveGuards(): LeaveGuards {
  const guards = new Set<AskBeforeLeaving>();
  return {
    add(ask) {
      const guard: AskBeforeLeaving = (proceed) => ask(proceed);
      guards.add(guard);
      return () => void guards.delete(guard);
    },
    isGuarded: () => guards.size > 0,
    leave(proceed) {
      const ask = [...guards].at(-1);
      if (ask) ask(proceed);
      else proceed();
    },
  };
}
