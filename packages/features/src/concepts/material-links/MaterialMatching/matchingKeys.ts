import type { KeyboardEvent } from 'react';

/** Keys of the queue and its collection while the focus is in it; 1 to 9 choose a material. */
export const MATCHING_KEYS = { next: 'n', previous: 'p', link: 'l', undo: 'u' } as const;

const TYPED = 'input:not([type=checkbox]), textarea, select, [contenteditable]';

/** The key that was pressed, in lower case; empty while text is typed or another key is held. */
export function keyIn(event: KeyboardEvent): string {
  const { target, key, ctrlKey, metaKey, altKey, defaultPrevented } = event;
  const isTyped = target instanceof Element && target.matches(TYPED);
  return isTyped || ctrlKey || metaKey || altKey || defaultPrevented ? '' : key.toLowerCase();
}
