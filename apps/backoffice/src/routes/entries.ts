import { createPath, type Location, NavigationType, type Path, parsePath, type To } from 'react-router-dom';
import { keyOf } from './scrollMemory';

/** The history of a window, whose entries have names. */
export interface Entries {
  /** The address of a path. */
  hrefOf(to: To): string;
  /** Makes a path the entry on show: as a new one, in place of the last, or as the one that the browser already shows. */
  enter(path: Path, change: NavigationType, state: unknown): Location;
}

/** Opens the history of a window. */
export function createEntries({ history }: Window): Entries {
  const hrefOf = (to: To) => createPath(typeof to === 'string' ? parsePath(to) : to);
  return {
    hrefOf,
    enter(path, change, usr) {
      if (change === NavigationType.Pop) {
        const shown: unknown = history.state;
        return { ...path, key: keyOf(shown), state: stateOf(shown) };
      }
      const key = Math.random().toString(36).slice(2, 10);
      if (change === NavigationType.Push) history.pushState({ key, usr }, '', hrefOf(path));
      else history.replaceState({ key, usr }, '', hrefOf(path));
      return { ...path, key, state: usr ?? null };
    },
  };
}

function stateOf(entry: unknown): unknown {
  return typeof entry === 'object' && entry !== null && 'usr' in entry ? entry.usr : null;
}
