import type { PointerEvent } from 'react';

/** How far a pointer may wander, in pixels, and still stand still. */
const STILL = 8;

/**
 * Keeps a press on what was pressed. Where a page that grows moves it from under a pointer that stands still, a browser
 * clicks nothing; a select of its own takes what was pressed, and so does this. For `onPointerDown`.
 */
export function keepPress({ currentTarget: pressed, button, clientX, clientY }: PointerEvent<HTMLElement>): void {
  if (button !== 0) return;
  const page = pressed.ownerDocument;
  const end = () => {
    page.removeEventListener('pointerup', release, true);
    page.removeEventListener('pointercancel', end, true);
  };
  const release = (up: globalThis.PointerEvent) => {
    end();
    const isStill = Math.hypot(up.clientX - clientX, up.clientY - clientY) <= STILL;
    const isElsewhere = !up.composedPath().includes(pressed);
    if (isStill && isElsewhere && pressed.isConnected) pressed.click();
  };
  page.addEventListener('pointerup', release, true);
  page.addEventListener('pointercancel', end, true);
}
