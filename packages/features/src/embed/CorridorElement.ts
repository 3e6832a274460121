import type { HeadingLevel } from '@corridor/ui';
import type { HTMLAttributes, RefAttributes } from 'react';
import type { ErrorListener } from '../runtime/createReporter';
import type { EventListener } from '../runtime/events';
import type { Corridor, MountedWidget } from './Corridor';
import type { WidgetName, WidgetProps } from './EmbeddableWidgets';
import type { SETTING_ATTRIBUTES } from './elementSettings';
import type { CorridorSettings } from './settings';
import type { TagOf } from './tagOf';

type Settable<Values> = { -readonly [Name in keyof Values]?: Values[Name] };

type Properties<Name extends WidgetName> = Settable<CorridorSettings> &
  Settable<WidgetProps<Name>> & {
    /** The corridor that it belongs to; that of `defineElements` when absent. */
    corridor?: Corridor;
  };

/** An element such as `<corridor-card-table>`: settings and props are its properties, its methods those of the widget. */
export type CorridorElement<Name extends WidgetName> = HTMLElement &
  Properties<Name> &
  Omit<MountedWidget<Name>, 'update' | 'unmount'>;

/** Every element by its tag, as `document.querySelector` and `document.createElement` give it. */
export type CorridorElements = { [Name in WidgetName as TagOf<Name>]: CorridorElement<Name> };

/** Attributes that every element reads; a property of the same meaning wins. */
type Attributes = { [Name in keyof typeof SETTING_ATTRIBUTES]?: string } & {
  shadow?: boolean;
  'heading-level'?: HeadingLevel | `${HeadingLevel}`;
};

type Tag<Name extends WidgetName> = Omit<HTMLAttributes<CorridorElement<Name>>, keyof Properties<Name>> &
  RefAttributes<CorridorElement<Name>> &
  Omit<Attributes, keyof Properties<Name>> &
  Properties<Name>;

/** Every element as JSX writes it: React 19 sets properties, React 18 attributes alone. */
export type CorridorTags = { [Name in WidgetName as TagOf<Name>]: Tag<Name> };

/** What rises from an element through the page. */
export interface CorridorElementEvents {
  /** Something that a widget reports, as `onEvent` receives it. */
  'corridor-event': CustomEvent<Parameters<EventListener>[0]>;
  /** A failed call, as `onError` receives it. */
  'corridor-error': CustomEvent<{ error: Parameters<ErrorListener>[0]; context: Parameters<ErrorListener>[1] }>;
}

declare global {
  interface HTMLElementTagNameMap extends CorridorElements {}
  interface GlobalEventHandlersEventMap extends CorridorElementEvents {}
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends CorridorTags {}
  }
}
