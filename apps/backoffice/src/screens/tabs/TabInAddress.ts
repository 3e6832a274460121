import { createContext, useContext, useMemo } from 'react';

/** Parameter that names the open tab; an address without it shows the first. */
const TAB = 'tab';

/** The tab that a screen shows. */
export interface OpenTab {
  readonly id: string;
  /** The one that shows where the address names none. */
  readonly isFirst: boolean;
}

/** The tab around what a screen shows; null on screens without tabs. */
export const TabContext = createContext<OpenTab | null>(null);

/** How the parameters of a list go with the one that names its tab. */
export interface TabbedAddress {
  /** The address without the name of the open tab: what is left is the list's to read. */
  without(search: string): string;
  /** The address of a list on the open tab. */
  within(search: string): string;
}

/** Name of the tab that an address asks for; empty where it names none. */
export function tabIn(search: string): string {
  return new URLSearchParams(search).get(TAB) ?? '';
}

/** The address of a list on a tab, its name first. */
export function withTab({ id, isFirst }: OpenTab, search: string): string {
  if (isFirst) return search;
  return search === '' ? `${TAB}=${id}` : `${TAB}=${id}&${search}`;
}

/** Keeps the name of the open tab in what a list writes into its address; on a screen without tabs nothing changes. */
export function useTabbedAddress(): TabbedAddress {
  const { id, isFirst } = useContext(TabContext) ?? { id: '', isFirst: true };
  return useMemo(
    () => ({
      without(search) {
        if (id === '' || tabIn(search) !== id) return search;
        const params = new URLSearchParams(search);
        params.delete(TAB);
        return String(params);
      },
      within: (search) => withTab({ id, isFirst }, search),
    }),
    [id, isFirst],
  );
}
