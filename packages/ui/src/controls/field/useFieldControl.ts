import { useField } from './context';

/** The props of a control that a field has a say in. */
export interface FieldControlProps {
  readonly id?: string;
  readonly disabled?: boolean;
  readonly required?: boolean;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling';
}

/** What a control puts on its element: its own props first, then those of the field around it. */
export function useFieldControl(own: FieldControlProps) {
  const field = useField();
  const described = [own['aria-describedby'], field?.errorId, field?.helpId].filter(Boolean).join(' ');
  return {
    id: own.id ?? field?.controlId,
    disabled: own.disabled ?? (field?.disabled || undefined),
    'aria-required': (own.required ?? field?.required) || undefined,
    'aria-invalid': own['aria-invalid'] ?? (field?.errorId ? true : undefined),
    'aria-describedby': described || undefined,
  };
}
