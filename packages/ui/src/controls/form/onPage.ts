import type { FieldOnPage } from './context';

const FOCUSABLE = 'input:not([type="hidden"]), textarea, select, button, [tabindex="0"]';

/** The fields that pass a test, in the order of the page. */
export function fieldsInOrder(
  fields: ReadonlyMap<string, FieldOnPage>,
  test: (name: string) => boolean,
): readonly (readonly [string, FieldOnPage])[] {
  return [...fields]
    .filter(([name]) => test(name))
    .sort(([, one], [, two]) =>
      one.element.compareDocumentPosition(two.element) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1,
    );
}

/** Puts the focus on the control of a field: the part marked as wrong, or else the first that can have it. */
export function focusField({ element }: FieldOnPage): void {
  const candidates = [...element.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((node) => !node.matches(':disabled'));
  const wrong = candidates.find((node) => node.getAttribute('aria-invalid') === 'true');
  (wrong ?? candidates[0])?.focus();
}
