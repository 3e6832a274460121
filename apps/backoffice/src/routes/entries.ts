import { createPath, type Location, NavigationType, type Path, parsePath, type To } from 'react-router-dom';
import { keyOf } from './scrollMemory';

/** The history of a window, whose entries have names and places. */
export interface Entries {
  /** The address of a path. */
  hrefOf(to: To): string;
  /** Makes a path the entry on show: as a new one, in place of the last, or as the one that the browser already shows. */
  enter(path: Path, change: NavigationType, state: unknown): Location;
  /** Place of the entry on show among those of this tab, from 0. */
  place(): number;
  /** Steps from the entry on show to the one that the browser has gone to; undefined where that has no place yet. */
  moved(): number | undefined;
}

/** Opens the history of a window. */
export function createEntries({ history }: Window): Entries {
  const hrefOf = (to: To) => createPath(typeof to === 'string' ? parsePath(to) : to);
  // Kept in the entries themselves, so that a reload knows it too.
  let place = numberIn(history.state) ?? 0;
  const mark = () => history.replaceState({ ...objectIn(history.state), place }, '');
  mark();
  return {
    hrefOf,
    enter(path, change, usr) {
      if (change === NavigationType.Pop) {
        const shown: unknown = history.state;
        const known = numberIn(shown);
        place = known ?? place + 1;
        // The browser itself adds an entry for a fragment.
        if (known === undefined) mark();
        return { ...path, key: keyOf(shown), state: objectIn(shown).usr ?? null };
      }
      const key = Math.random().toString(36).slice(2, 10);
      if (change === NavigationType.Push) {
        place += 1;
        history.pushState({ key, usr, place }, '', hrefOf(path));
      } else history.replaceState({ key, usr, place }, '', hrefOf(path));
      return { ...path, key, state: usr ?? null };
    },
    place: () => place,
    moved() {
      const gone = numberIn(history.state);
      return gone === undefined ? undefined : gone - place;
    },
  };
}

interface EntryState {
  readonly usr?: unknown;
  readonly place?: unknown;
}

function objectIn(entry: unknown): EntryState {
  return typeof entry === 'object' && entry !== null ? entry : {};
}

function numberIn(entry: unknown): number | undefined {
  const { place } = objectIn(entry);
  return typeof place === 'number' ? place : undefined;
}
