import { useFormState } from 'react-hook-form';
import { useFormLink } from './context';

/** What is wrong with one field, in words; undefined while nothing is. Renders only when that changes. */
export function useFieldProblem(name: string): string | undefined {
  const { control, describeProblem } = useFormLink();
  const state = useFormState({ control, name, exact: true });
  const { error } = control.getFieldState(name, state);
  // An error of a part, as of a list, has no message of its own.
  return error?.message === undefined ? undefined : describeProblem(error.message, name);
}
