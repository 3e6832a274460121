import { type RefObject, useEffect } from 'react';
import { firstFieldOf } from './useFirstField';

interface LateFirstFieldProps {
  readonly content: RefObject<HTMLElement | null>;
  /** What has the focus until there is a field. */
  readonly until: RefObject<HTMLElement | null>;
  /** Takes a field anywhere in the content, and not only one of a form. Default false. */
  readonly anywhere?: boolean;
}

/** Gives the focus to a panel's first field where that comes later than the panel, as long as nobody has moved it. Stands in the content. */
export function LateFirstField({ content, until, anywhere = false }: LateFirstFieldProps) {
  useEffect(() => {
    const root = content.current;
    if (!root || firstFieldOf(root)) return undefined;
    const observer = new MutationObserver(() => {
      // A field that comes with a record to read waits until it is wanted.
      const field = firstFieldOf(anywhere ? root : root.querySelector('form'));
      if (!field) return;
      observer.disconnect();
      if (until.current?.matches(':focus')) field.focus();
    });
    observer.observe(root, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [content, until, anywhere]);
  return null;
}
