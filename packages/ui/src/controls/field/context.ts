import { createContext, useContext } from 'react';

/** What a field tells the control inside it. */
export interface FieldState {
  readonly controlId: string;
  readonly labelId: string;
  readonly helpId: string | undefined;
  readonly errorId: string | undefined;
  readonly required: boolean;
  readonly disabled: boolean;
}

export const FieldContext = createContext<FieldState | null>(null);

/** The field around a control, for a control that labels itself in its own way; null outside a field. */
export const useField = (): FieldState | null => useContext(FieldContext);
