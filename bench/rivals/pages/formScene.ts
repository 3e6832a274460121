import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** Names of the 40 fields of every form under measurement. */
export const FIELD_NAMES = Array.from({ length: 40 }, (_, index) => `field${index + 1}`);

/** Starting values by field. */
export const EMPTY: Readonly<Record<string, string>> = Object.fromEntries(FIELD_NAMES.map((name) => [name, '']));

/** Draws a form; its fields are native inputs with their names. */
export function startForm(form: ReactNode): void {
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no root');
  createRoot(element).render(form);
}
