import type { ElementProps } from '@floating-ui/react';
import { useEffect } from 'react';

type OnKeyDown = NonNullable<ElementProps['reference']>['onKeyDown'];

/**
 * Closes an open layer by Escape on its reference, where the focus stays while a list is open. The element itself listens: further
 * out a drawer or a dialog of the page would hear of the key first.
 */
export function useEscapeOn(reference: Element | null | undefined, onKeyDown: OnKeyDown): void {
  useEffect(() => {
    if (!reference || !onKeyDown) return undefined;
    const listen = asListener(onKeyDown);
    reference.addEventListener('keydown', listen);
    return () => reference.removeEventListener('keydown', listen);
  }, [reference, onKeyDown]);
}

/** Guarantee: the library's own handler takes events of the browser as well as React's. */
const asListener = (onKeyDown: OnKeyDown) => onKeyDown as unknown as (event: Event) => void;
