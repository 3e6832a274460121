'use client';

import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { useFormLink } from './context';
import { fieldsInOrder, focusField } from './onPage';

/** Puts the focus on the first wrong field of the page after a submit that failed. */
export function FirstErrorFocus() {
  const { control, fields } = useFormLink();
  const state = useFormState({ control });
  const { submitCount, errors } = state;
  const seen = useRef(submitCount);
  useEffect(() => {
    if (submitCount === seen.current) return;
    seen.current = submitCount;
    if (Object.keys(errors).length === 0) return;
    const [first] = fieldsInOrder(fields.current, (name) => control.getFieldState(name).invalid);
    if (first) focusField(first[1]);
  }, [submitCount, errors, control, fields]);
  return null;
}
