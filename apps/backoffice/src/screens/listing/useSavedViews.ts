import { useState } from 'react';
import { readListMemory, rememberList, type SavedView } from '../../session/listMemory';

/** Saved views of a list, and how to change them. */
export interface SavedViewsOfList {
  readonly views: readonly SavedView[];
  /** Saves a view; it replaces the one that has its name. */
  save(view: SavedView): void;
  rename(from: string, to: string): void;
  remove(name: string): void;
}

/** The operator's saved views of a list, by name. */
export function useSavedViews(segment: string): SavedViewsOfList {
  const stored = () => readListMemory(segment).views ?? [];
  const [views, setViews] = useState(stored);
  const keep = (next: readonly SavedView[]) => {
    const sorted = next.toSorted((one, other) => one.name.localeCompare(other.name));
    rememberList(segment, { views: sorted });
    setViews(sorted);
  };
  // Another tab may have saved one since.
  const without = (...names: readonly string[]) => stored().filter(({ name }) => !names.includes(name));
  return {
    views,
    save: (view) => keep([...without(view.name), view]),
    rename(from, to) {
      const renamed = stored().find(({ name }) => name === from);
      if (renamed) keep([...without(from, to), { ...renamed, name: to }]);
    },
    remove: (name) => keep(without(name)),
  };
}
