import type { RefObject } from 'react';

/** Moves the focus to the next control that is marked as wrong, the first one after the last. */
export function focusNextProblem(frame: RefObject<HTMLElement | null>): void {
  // What was just asked for is drawn by the next frame.
  requestAnimationFrame(() => {
    const root = frame.current;
    if (!root) return;
    const wrong = [...root.querySelectorAll<HTMLElement>('[aria-invalid="true"]')];
    const { activeElement } = root.ownerDocument;
    const at = wrong.findIndex((control) => control.contains(activeElement));
    wrong[(at + 1) % wrong.length]?.focus();
  });
}
