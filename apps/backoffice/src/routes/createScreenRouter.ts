import { type Location, NavigationType, type Navigator, type Path } from 'react-router-dom';
import { createNavigator } from './createNavigator';
import { createEntries } from './entries';
import type { LeaveGuards } from './leaveGuards';
import { decideRoute, type RouteDecision } from './RouteDecision';
import type { AppRoute } from './routes';
import { codeOf, layoutOf, Nothing, type ScreenCode } from './screenCode';

/** Open screen with its history entry. */
export interface OpenScreen extends ScreenCode {
  readonly location: Location;
  /** Navigation that led to the entry. */
  readonly change: NavigationType;
  readonly route: AppRoute;
}

/** What is open, and whether something else is on its way. */
export interface ScreenRoutingState {
  readonly open: OpenScreen | null;
  /** Layout of the first screen without content, shown until a screen is open. */
  readonly first: OpenScreen | null;
  /** True while the layout is rendered hidden, since its screen may be loaded before anything is visible. */
  readonly unseen: boolean;
  readonly busy: boolean;
  /** True while the address names another screen already: the browser itself has gone back or forward to it. */
  readonly left: boolean;
}

/** Takes navigations to addresses: each is judged, its code is fetched, and only then does it take the place of what is open. */
export interface ScreenRouting {
  readonly navigator: Navigator;
  /** Asks before an address is left whose screen holds what would be lost; returns how to ask no more. */
  readonly guardLeaving: LeaveGuards['add'];
  state(): ScreenRoutingState;
  /** Calls back with each new state; returns how to stop. */
  subscribe(listener: (state: ScreenRoutingState) => void): () => void;
  /** Opens the address of the page, or another in its place, and follows the browser's buttons from then on; resolves once something is open. */
  start(path?: string): Promise<void>;
  /** Stops listening to the browser's history. */
  stop(): void;
}

type Leaving = Extract<RouteDecision, { kind: 'document' }>;

interface Arrival {
  readonly kind: 'screen';
  readonly route: AppRoute;
  readonly path: Path;
  readonly change: NavigationType;
}

/** Address that a navigation ends at; from a screen that is open, login is a load of its page. @source spec §2 */
function endOf(path: Path, change: NavigationType, isOpen: boolean): Leaving | Arrival {
  const found = decideRoute(path);
  if (found.kind === 'document') return found;
  if (isOpen && found.kind === 'screen' && found.route.name === 'login') {
    return { kind: 'document', path: `${path.pathname}${path.search}${path.hash}` };
  }
  if (found.kind === 'screen') return { ...found, path, change };
  // The current entry is replaced: going back to it would redirect again.
  const adds = change === NavigationType.Push && !found.replace;
  const elsewhere = { pathname: found.path, search: '', hash: '' };
  return endOf(elsewhere, adds ? NavigationType.Push : NavigationType.Replace, isOpen);
}

/** Milliseconds for which a layout waits for its screen before it is shown alone. */
const AT_ONCE = 400;

const atOnce = () => new Promise((resolve) => setTimeout(resolve, AT_ONCE));

/** Creates the router of a window; `onLeave` hears of a screen just before another takes its place. */
export function createScreenRouter(page: Window, onLeave: (screen: OpenScreen) => void): ScreenRouting {
  const entries = createEntries(page);
  const listeners = new Set<(state: ScreenRoutingState) => void>();
  let state: ScreenRoutingState = { open: null, first: null, unseen: true, busy: true, left: false };
  let navigations = 0;
  const tell = (next: ScreenRoutingState) => {
    state = next;
    for (const listener of listeners) listener(next);
  };
  const arrive = ({ path, change, route }: Arrival, own: unknown, code: ScreenCode) => {
    if (state.open) onLeave(state.open);
    const open = { ...code, location: entries.enter(path, change, own), change, route };
    tell({ open, first: null, unseen: false, busy: false, left: false });
  };
  const showFrame = async ({ path, change, route }: Arrival, navigation: number) => {
    const Layout = await layoutOf(route).catch(() => null);
    const isLate = () => state.open !== null || navigation !== navigations;
    if (!Layout || isLate()) return;
    const first = { Layout, Screen: Nothing, location: { ...path, state: null, key: '' }, change, route };
    tell({ open: null, first, unseen: true, busy: true, left: false });
    await atOnce();
    if (!isLate()) tell({ ...state, unseen: false });
  };
  const go = async (path: Path, change: NavigationType, own?: unknown) => {
    navigations += 1;
    const navigation = navigations;
    const end = endOf(path, change, state.open !== null);
    if (end.kind === 'document') return leaveFor(page, end.path, change);
    const code = codeOf(end.route);
    // Code that is loaded already opens synchronously.
    if (!(code instanceof Promise)) return arrive(end, own, code);
    if (state.open) tell({ ...state, busy: true, left: change === NavigationType.Pop });
    else void showFrame(end, navigation);
    const fetched = await code;
    if (navigation === navigations) arrive(end, own, fetched);
  };
  const { navigator, guardLeaving, pathOf, follow } = createNavigator(page, entries, {
    open: go,
    isLeaving: ({ pathname }) => state.busy && state.open?.location.pathname === pathname,
  });
  return {
    navigator,
    guardLeaving,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start(path) {
      page.addEventListener('popstate', follow);
      return path === undefined
        ? go(pathOf(page.location), NavigationType.Pop)
        : go(pathOf(path), NavigationType.Replace);
    },
    stop: () => page.removeEventListener('popstate', follow),
  };
}

function leaveFor({ location }: Window, path: string, change: NavigationType): void {
  if (change === NavigationType.Push) location.assign(path);
  else location.replace(path);
}
