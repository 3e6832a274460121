import { NavigationType, type Navigator, type Path, type To } from 'react-router-dom';
import type { Entries } from './entries';
import { createLeaveGuards, type LeaveGuards } from './leaveGuards';

/** Goes through the history of a window, and asks before something is lost. */
interface GuardedNavigator {
  readonly navigator: Navigator;
  readonly guardLeaving: LeaveGuards['add'];
  pathOf(to: To): Path;
  /** Follows the browser to the entry that it has gone to. */
  follow(): void;
}

/** What a navigator moves. */
interface Screens {
  /** Opens an address. */
  open(path: Path, change: NavigationType, own?: unknown): void;
  /** Returns true for the path of a screen that another is about to take the place of. */
  isLeaving(path: Path): boolean;
}

/** Makes the navigator of a window. */
export function createNavigator(page: Window, entries: Entries, { open, isLeaving }: Screens): GuardedNavigator {
  const pathOf = (to: To): Path => {
    const { pathname, search, hash } = new URL(entries.hrefOf(to), page.location.href);
    return { pathname, search, hash };
  };
  const guards = createLeaveGuards();
  const walk = createWalk(page, entries, guards, () => open(pathOf(page.location), NavigationType.Pop));
  const change = (to: To, how: NavigationType.Push | NavigationType.Replace, own: unknown) => {
    const path = pathOf(to);
    // What a screen has still to say of itself would call back the one that the reader has chosen.
    if (how === NavigationType.Replace && isLeaving(path)) return;
    const isOwn = how === NavigationType.Replace && path.pathname === page.location.pathname;
    const proceed = () => open(path, how, own);
    // A screen that corrects its own address, with what is typed or a page behind the last, leaves nothing.
    walk.afterSteps(() => (isOwn ? proceed() : guards.leave(proceed)));
  };
  return {
    navigator: {
      createHref: entries.hrefOf,
      go: walk.go,
      push: (to, own) => change(to, NavigationType.Push, own),
      replace: (to, own) => change(to, NavigationType.Replace, own),
    },
    guardLeaving: guards.add,
    pathOf,
    follow: walk.follow,
  };
}

/** Steps through the history, by our code or the browser's buttons. */
interface Walk {
  go(steps: number): void;
  /** Does something once the steps under way are done: an entry that is added before would be left by them. */
  afterSteps(act: () => void): void;
  /** Follows the browser to the entry that it has gone to, or takes it back while a question is open. */
  follow(): void;
}

function createWalk({ history }: Window, entries: Entries, guards: LeaveGuards, arrive: () => void): Walk {
  // Why the browser's next arrival is no step of the reader's.
  let expected: 'ours' | 'return' | null = null;
  const waiting: (() => void)[] = [];
  const step = (steps: number, why: 'ours' | 'return' | null) => {
    expected = why;
    history.go(steps);
  };
  const settle = () => {
    for (const act of waiting.splice(0)) act();
  };
  return {
    go(steps) {
      // Where there is no such entry nothing will arrive.
      const isKnown = steps < 0 && entries.place() + steps >= 0;
      guards.leave(() => step(steps, isKnown ? 'ours' : null));
    },
    afterSteps(act) {
      if (expected === null) act();
      else waiting.push(act);
    },
    follow() {
      const why = expected;
      const steps = entries.moved();
      expected = null;
      if (why === null && steps && guards.isGuarded()) {
        waiting.push(() => guards.leave(() => step(steps, 'ours')));
        step(-steps, 'return');
        return;
      }
      if (why !== 'return') arrive();
      settle();
    },
  };
}
