import type { Corridor, MountedWidget } from './Corridor';
import { createWidgetElement } from './createWidgetElement';
import type { WidgetName, WidgetProps } from './EmbeddableWidgets';
import { widgetNames } from './entryOf';
import type { CorridorSettings } from './settings';

type Settable<Values> = { -readonly [Name in keyof Values]?: Values[Name] };

/** An element such as `<corridor-card-table>`: settings and props are its properties, its methods those of the widget. */
export type CorridorElement<Name extends WidgetName> = HTMLElement &
  Settable<CorridorSettings> &
  Settable<WidgetProps<Name>> &
  Omit<MountedWidget<Name>, 'update' | 'unmount'> & {
    /** The corridor that it belongs to; that of `defineElements` when absent. */
    corridor?: Corridor;
  };

/** The name of a widget's element: `corridor-card-table` for `CardTable`. */
const tagOf = (name: WidgetName): string => `corridor${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/**
 * Makes every widget an element of the page, once; a corridor given here is that of elements with none of their own.
 * The code of a widget is fetched when the first of its elements is in the page.
 */
export function defineElements(corridor?: Corridor): void {
  for (const name of widgetNames()) {
    if (customElements.get(tagOf(name))) continue;
    customElements.define(tagOf(name), createWidgetElement({ name, shared: corridor }));
  }
}
