import type { Corridor } from './Corridor';
import { createWidgetElement } from './createWidgetElement';
import { widgetNames } from './entryOf';
import { tagOf } from './tagOf';

/**
 * Makes every widget an element of the page, once; a corridor given here is that of elements with none of their own.
 * The code of a widget is fetched when the first of its elements is in the page.
 */
export function defineElements(corridor?: Corridor): void {
  for (const name of widgetNames()) {
    const tag = tagOf(name);
    if (!customElements.get(tag)) customElements.define(tag, createWidgetElement({ name, shared: corridor }));
  }
}
