import type { ErrorListener } from '../runtime/createReporter';
import type { EventListener } from '../runtime/events';
import type { WidgetHandle, WidgetName, WidgetProps } from './EmbeddableWidgets';
import type { CorridorChanges, CorridorSettings } from './settings';

/** How a widget stands in the page. */
export interface MountOptions {
  /** Puts it into a shadow root, where no rule of the page reaches it. */
  readonly shadow?: boolean;
  /** Receives what this widget reports, after the corridor's own listener. */
  readonly onEvent?: EventListener;
  /** Receives the failed calls of this widget, after the corridor's own listener. */
  readonly onError?: ErrorListener;
}

type Later<Method> = Method extends (...values: infer Values) => infer Result
  ? (...values: Values) => Promise<Awaited<Result>>
  : never;

/** A widget in the page: its methods wait for its code, `update` lays props over the present ones, `unmount` leaves nothing behind. */
export type MountedWidget<Name extends WidgetName> = {
  readonly [Method in keyof WidgetHandle<Name>]: Later<WidgetHandle<Name>[Method]>;
} & {
  readonly update: (props: Partial<WidgetProps<Name>>) => void;
  readonly unmount: () => void;
};

/** What follows a widget's name: its props, which may be left out where none is needed, and how it stands in the page. */
export type MountArguments<Name extends WidgetName> =
  Partial<WidgetProps<Name>> extends WidgetProps<Name>
    ? [props?: WidgetProps<Name>, options?: MountOptions]
    : [props: WidgetProps<Name>, options?: MountOptions];

/** Widgets of one tenant in a page without React: one gateway, cache, language and look. Two of them share nothing. */
export interface Corridor {
  /** What its widgets are told now. */
  readonly settings: () => CorridorSettings;
  /** Changes what all its widgets are told, such as the locale or the theme. */
  readonly configure: (changes: CorridorChanges) => void;
  /** Puts a widget at the end of an element. */
  readonly mount: <Name extends WidgetName>(
    element: Element,
    name: Name,
    ...rest: MountArguments<Name>
  ) => MountedWidget<Name>;
}
