import { PROJECT_SIGN } from '../session/keys';

/** Parameters of what lies over the rows of a list, and leaves them as they are. */
export const OVER_ROWS: readonly string[] = ['open', 'full', 'form'];

/** Where each entry of the history was scrolled to, kept in this tab's session storage. */
export interface ScrollMemory {
  /** Remembers how far an entry is scrolled that is about to be left. */
  leave(key: string): void;
  /** Scrolls to where an entry was when it was left, else to what its fragment names, else to its top. */
  arrive(key: string, hash: string): void;
  /** Takes over scroll restoration from the browser; returns the function that gives it back. */
  start(): () => void;
}

const STORED = `${PROJECT_SIGN}-scroll`;

/** Makes the memory of one window. */
export function createScrollMemory(page: Window): ScrollMemory {
  const positions = new Map<string, number>(readPositions(page));
  return {
    leave: (key) => void positions.set(key, page.scrollY),
    arrive(key, hash) {
      const known = positions.get(key);
      const named = known === undefined ? page.document.getElementById(hash.slice(1)) : null;
      if (named) named.scrollIntoView();
      else page.scrollTo(0, known ?? 0);
    },
    start: () => takeOver(page, positions),
  };
}

function takeOver(page: Window, positions: Map<string, number>): () => void {
  const { history } = page;
  const leaving = new AbortController();
  const ours = () => {
    history.scrollRestoration = 'manual';
  };
  // While another document loads, the browser restores the position: no code of ours runs.
  const browsers = () => {
    history.scrollRestoration = 'auto';
  };
  const hide = () => {
    positions.set(keyOf(history.state), page.scrollY);
    writePositions(page, positions);
    browsers();
  };
  ours();
  page.addEventListener('pageshow', ours, { signal: leaving.signal });
  page.addEventListener('pagehide', hide, { signal: leaving.signal });
  return () => {
    leaving.abort();
    browsers();
  };
}

/** The name of a history entry by its state; the first one has none of its own. */
export function keyOf(state: unknown): string {
  const key: unknown = typeof state === 'object' && state !== null && 'key' in state ? state.key : undefined;
  return typeof key === 'string' ? key : 'default';
}

type Positions = readonly (readonly [string, number])[];

function readPositions(page: Window): Positions {
  try {
    const stored: unknown = JSON.parse(page.sessionStorage.getItem(STORED) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPosition) : [];
  } catch {
    return [];
  }
}

const isPosition = (value: unknown): value is readonly [string, number] =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';

function writePositions(page: Window, positions: ReadonlyMap<string, number>): void {
  try {
    page.sessionStorage.setItem(STORED, JSON.stringify([...positions]));
  } catch {
    // Full or closed: the next page begins at its top.
  }
}
