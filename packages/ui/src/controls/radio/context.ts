import { createContext } from 'react';

/** What a group gives to each of its radios. */
export interface RadioGroupState {
  readonly name: string;
  readonly value: string | null;
  readonly choose: (value: string) => void;
  readonly disabled: boolean;
  readonly invalid: boolean;
}

export const RadioGroupContext = createContext<RadioGroupState | null>(null);
