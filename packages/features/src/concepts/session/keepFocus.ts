import type { MouseEvent } from 'react';

/** Keeps the focus in a field while a button is pressed: its message would move the button away under the pointer. */
export const keepFocus = (event: MouseEvent) => event.preventDefault();
