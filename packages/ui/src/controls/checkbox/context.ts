import { type ChangeEventHandler, createContext } from 'react';

/** What a group gives to each of its checkboxes. */
export interface CheckboxGroupState {
  readonly bind: (
    value: string,
    onChange: ChangeEventHandler<HTMLInputElement> | undefined,
  ) => { readonly checked: boolean; readonly onChange: ChangeEventHandler<HTMLInputElement> };
}

export const CheckboxGroupContext = createContext<CheckboxGroupState | null>(null);
