import { type RefObject, useEffect, useRef, useState } from 'react';

/** A form, and a way to bring the reader to the first of its fields that is marked as wrong. */
export interface FirstWrong {
  readonly form: RefObject<HTMLFormElement | null>;
  focusFirstWrong(): void;
}

/** Focuses the first wrong field once the form has marked what is wrong; what is still loading may yet become right. */
export function useFirstWrong(loading: boolean): FirstWrong {
  const form = useRef<HTMLFormElement>(null);
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (!asked || loading) return;
    setAsked(false);
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [asked, loading]);
  return { form, focusFirstWrong: () => setAsked(true) };
}
