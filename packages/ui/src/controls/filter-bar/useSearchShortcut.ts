import type { RefObject } from 'react';
import { useScreenEffect } from '../../internal/useScreenEffect';

// A document hears of what happens in a shadow root as if its host did it; the path begins where it really happened.
const isTyping = ([target]: readonly EventTarget[]): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Focuses an input when `/` is pressed and nobody is typing; of several on a page, the first that is visible. */
export function useSearchShortcut(input: RefObject<HTMLInputElement | null>, enabled = true): void {
  // Whoever sees the box may press the key.
  useScreenEffect(() => {
    if (!enabled) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const node = input.current;
      const plain = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!plain || event.defaultPrevented || isTyping(event.composedPath()) || !node || node.closest('[inert]'))
        return;
      event.preventDefault();
      node.focus();
      node.select();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [input, enabled]);
}
