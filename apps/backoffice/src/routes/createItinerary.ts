import { type Location, NavigationType, type Navigator, type Path, type To } from 'react-router-dom';
import { type Destination, destinationOf } from './Destination';
import { createEntries } from './entries';
import type { AppRoute } from './routes';
import { codeOf, type ScreenCode } from './screenCode';

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
  readonly busy: boolean;
}

/** Takes wishes to open addresses: each is judged, its code is fetched, and only then does it take the place of what is open. */
export interface Itinerary {
  readonly navigator: Navigator;
  /** Opens the address of the page and follows the browser's buttons; returns how to stop. */
  start(listener: (state: ItineraryState) => void): () => void;
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

/** Makes the itinerary of a window; `onLeave` hears of a screen just before another takes its place. */
export function createItinerary(page: Window, onLeave: (screen: OpenScreen) => void): Itinerary {
  const entries = createEntries(page);
  let tell: (state: ItineraryState) => void = () => undefined;
  let open: OpenScreen | null = null;
  let wishes = 0;
  const arrive = ({ path, change, route }: Arrival, state: unknown, code: ScreenCode) => {
    if (open) onLeave(open);
    open = { ...code, location: entries.enter(path, change, state), change, route };
    tell({ open, busy: false });
  };
  const go = (path: Path, change: NavigationType, state?: unknown) => {
    wishes += 1;
    const wish = wishes;
    const end = endOf(path, change);
    if (end.kind === 'document') {
      if (change === NavigationType.Push) page.location.assign(end.path);
      else page.location.replace(end.path);
      return;
    }
    const code = codeOf(end.route);
    if (!(code instanceof Promise)) {
      arrive(end, state, code);
      return;
    }
    tell({ open, busy: true });
    void code.then((fetched) => {
      if (wish === wishes) arrive(end, state, fetched);
    });
  };
  const pathOf = (to: To): Path => {
    const { pathname, search, hash } = new URL(entries.hrefOf(to), page.location.href);
    return { pathname, search, hash };
  };
  return {
    navigator: {
      createHref: entries.hrefOf,
      go: (steps) => page.history.go(steps),
      push: (to, state) => go(pathOf(to), NavigationType.Push, state),
      replace: (to, state) => go(pathOf(to), NavigationType.Replace, state),
    },
    start(listener) {
      tell = listener;
      const follow = () => go(pathOf(page.location), NavigationType.Pop);
      page.addEventListener('popstate', follow);
      follow();
      return () => page.removeEventListener('popstate', follow);
    },
  };
}
