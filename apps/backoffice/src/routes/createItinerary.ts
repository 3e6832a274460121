import { type Location, NavigationType, type Navigator, type Path, type To } from 'react-router-dom';
import { type Destination, destinationOf } from './Destination';
import { createEntries } from './entries';
import type { AppRoute } from './routes';
import { codeOf, layoutOf, Nothing, type ScreenCode } from './screenCode';

/** A screen that is open, and the history entry that it stands for. */
export interface OpenScreen extends ScreenCode {
  readonly location: Location;
  /** How its entry came to be the one on show. */
  readonly change: NavigationType;
  readonly route: AppRoute;
}

/** What is open, and whether something else is on its way. */
export interface ItineraryState {
  readonly open: OpenScreen | null;
  /** What stands as long as nothing is open: the frame of the first screen around nothing. */
  readonly first: OpenScreen | null;
  /** The frame alone is made ready out of sight: its screen may come before there is anything to see. */
  readonly unseen: boolean;
  readonly busy: boolean;
}

/** Takes wishes to open addresses: each is judged, its code is fetched, and only then does it take the place of what is open. */
export interface Itinerary {
  readonly navigator: Navigator;
  state(): ItineraryState;
  /** Calls back with each new state; returns how to stop. */
  subscribe(listener: (state: ItineraryState) => void): () => void;
  /** Opens the address of the page, or another in its place, and follows the browser's buttons from then on; resolves once something is open. */
  start(path?: string): Promise<void>;
  /** Follows the browser's buttons no more. */
  stop(): void;
}

type Leaving = Extract<Destination, { kind: 'document' }>;

interface Arrival {
  readonly kind: 'screen';
  readonly route: AppRoute;
  readonly path: Path;
  readonly change: NavigationType;
}

function endOf(path: Path, change: NavigationType): Leaving | Arrival {
  const found = destinationOf(path);
  if (found.kind === 'document') return found;
  if (found.kind === 'screen') return { ...found, path, change };
  // An entry that the browser stands on already is not kept: to go back to it would lead here again.
  const adds = change === NavigationType.Push && !found.replace;
  const elsewhere = { pathname: found.path, search: '', hash: '' };
  return endOf(elsewhere, adds ? NavigationType.Push : NavigationType.Replace);
}

/** How long the first screen may come after its frame before this is shown alone, in milliseconds. */
const AT_ONCE = 400;

const atOnce = () => new Promise((resolve) => setTimeout(resolve, AT_ONCE));

/** Makes the itinerary of a window; `onLeave` hears of a screen just before another takes its place. */
export function createItinerary(page: Window, onLeave: (screen: OpenScreen) => void): Itinerary {
  const entries = createEntries(page);
  const listeners = new Set<(state: ItineraryState) => void>();
  let state: ItineraryState = { open: null, first: null, unseen: true, busy: true };
  let wishes = 0;
  const tell = (next: ItineraryState) => {
    state = next;
    for (const listener of listeners) listener(next);
  };
  const arrive = ({ path, change, route }: Arrival, own: unknown, code: ScreenCode) => {
    if (state.open) onLeave(state.open);
    const open = { ...code, location: entries.enter(path, change, own), change, route };
    tell({ open, first: null, unseen: false, busy: false });
  };
  const showFrame = async ({ path, change, route }: Arrival, wish: number) => {
    const Layout = await layoutOf(route).catch(() => null);
    const isLate = () => state.open !== null || wish !== wishes;
    if (!Layout || isLate()) return;
    const first = { Layout, Screen: Nothing, location: { ...path, state: null, key: '' }, change, route };
    tell({ open: null, first, unseen: true, busy: true });
    await atOnce();
    if (!isLate()) tell({ ...state, unseen: false });
  };
  const go = async (path: Path, change: NavigationType, own?: unknown) => {
    wishes += 1;
    const wish = wishes;
    const end = endOf(path, change);
    if (end.kind === 'document') return leaveFor(page, end.path, change);
    const code = codeOf(end.route);
    // What is there already opens in the same breath.
    if (!(code instanceof Promise)) return arrive(end, own, code);
    if (state.open) tell({ ...state, busy: true });
    else void showFrame(end, wish);
    const fetched = await code;
    if (wish === wishes) arrive(end, own, fetched);
  };
  const pathOf = (to: To): Path => {
    const { pathname, search, hash } = new URL(entries.hrefOf(to), page.location.href);
    return { pathname, search, hash };
  };
  const follow = () => go(pathOf(page.location), NavigationType.Pop);
  return {
    navigator: {
      createHref: entries.hrefOf,
      go: (steps) => page.history.go(steps),
      push: (to, own) => void go(pathOf(to), NavigationType.Push, own),
      replace: (to, own) => void go(pathOf(to), NavigationType.Replace, own),
    },
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start(path) {
      page.addEventListener('popstate', follow);
      return path === undefined ? follow() : go(pathOf(path), NavigationType.Replace);
    },
    stop: () => page.removeEventListener('popstate', follow),
  };
}

function leaveFor({ location }: Window, path: string, change: NavigationType): void {
  if (change === NavigationType.Push) location.assign(path);
  else location.replace(path);
}
