import { useField } from '../controls/field/context';

/** Name, description and state that a group of controls takes from the field around it. */
export function useGroupLabelling() {
  const field = useField();
  const described = [field?.errorId, field?.helpId].filter(Boolean).join(' ');
  return {
    disabled: field?.disabled ?? false,
    invalid: Boolean(field?.errorId),
    required: field?.required ?? false,
    attributes: { 'aria-labelledby': field?.labelId, 'aria-describedby': described || undefined, id: field?.controlId },
  };
}
