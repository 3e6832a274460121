import type { FieldError } from '@corridor/core';
import { useEffect, useRef } from 'react';
import { type FieldValues, type UseFormReturn, useFormState } from 'react-hook-form';
import { wrongFields } from './errorPaths';
import { fieldAt } from './formValues';
import { pathOf } from './useRecordForm';

/**
 * Takes errors away that no longer hold because of another field: of a field that became irrelevant, optional or right. What the
 * gateway refused stays until its field changes or is gone.
 */
export function useDropStaleErrors<Texts extends FieldValues>(
  form: UseFormReturn<Texts>,
  asked: readonly string[],
  problemsOf: (texts: Texts) => readonly FieldError[],
): void {
  const { errors } = useFormState({ control: form.control });
  const latest = useRef({ errors, asked, problemsOf });
  latest.current = { errors, asked, problemsOf };
  const names = asked.join();
  useEffect(() => {
    const drop = () => {
      const { errors: found, problemsOf: problems } = latest.current;
      const now = names.split(',');
      const wrong = wrongFields(found);
      if (wrong.length === 0) return;
      const still = new Set(problems(form.getValues()).map(({ path }) => path));
      const stale = wrong.filter(([path, { type }]) =>
        type === 'gateway' ? fieldAt(now, path) === undefined : !still.has(path),
      );
      if (stale.length > 0) form.clearErrors(stale.map(([path]) => pathOf<Texts>(path)));
    };
    drop();
    const { unsubscribe } = form.watch(drop);
    return unsubscribe;
  }, [form, names]);
}
