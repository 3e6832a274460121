import { createContext } from 'react';

/** What the sections of one accordion share. */
export interface AccordionState {
  readonly open: readonly string[];
  readonly toggle: (value: string) => void;
  readonly level: 2 | 3 | 4 | 5 | 6;
}

export const AccordionContext = createContext<AccordionState>({ open: [], toggle: () => undefined, level: 3 });
