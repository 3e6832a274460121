import { createContext, useContext } from 'react';

/** What the tabs of one set share. */
export interface TabsState {
  readonly value: string;
  readonly choose: (value: string) => void;
  /** Ids of a tab and of its panel. */
  readonly ids: (value: string) => { readonly tab: string; readonly panel: string };
}

export const TabsContext = createContext<TabsState | null>(null);

/** The set around a tab or panel. */
export function useTabs(): TabsState {
  const state = useContext(TabsContext);
  if (!state) throw new Error('A TabList, Tab or TabPanel was drawn outside Tabs.');
  return state;
}
