import { type RefObject, useMemo } from 'react';

const FIELD = 'input:enabled:not([type="hidden"]), select:enabled, textarea:enabled, [role="combobox"]:enabled';

/** What has the focus first in a panel: the first field of its content, so that a form is typed into at once, or else this element. */
export function useFirstField(
  content: RefObject<HTMLElement | null>,
  otherwise: RefObject<HTMLElement | null>,
): RefObject<HTMLElement | null> {
  return useMemo(
    () => ({
      get current() {
        return content.current?.querySelector<HTMLElement>(FIELD) ?? otherwise.current;
      },
    }),
    [content, otherwise],
  );
}
