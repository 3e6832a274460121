import { type RefObject, useMemo } from 'react';

const FIELD = 'input:enabled:not([type="hidden"]), select:enabled, textarea:enabled, [role="combobox"]:enabled';

/** The first field of a panel's content, if it has one by now. */
export function firstFieldOf(content: HTMLElement | null): HTMLElement | null {
  const first = content?.querySelector<HTMLElement>(FIELD) ?? null;
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio') return first;
  // Of radios the chosen one has the focus, as the keys know it.
  const chosen = content?.querySelectorAll<HTMLInputElement>('input[type="radio"]:checked') ?? [];
  return [...chosen].find(({ name }) => name === first.name) ?? first;
}

/** What has the focus first in a panel: the first field of its content, so that a form is typed into at once, or else this element. */
export function useFirstField(
  content: RefObject<HTMLElement | null>,
  otherwise: RefObject<HTMLElement | null>,
): RefObject<HTMLElement | null> {
  return useMemo(
    () => ({
      get current() {
        return firstFieldOf(content.current) ?? otherwise.current;
      },
    }),
    [content, otherwise],
  );
}
