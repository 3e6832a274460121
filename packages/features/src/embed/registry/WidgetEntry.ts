import type { ComponentType, RefAttributes } from 'react';
import type { WidgetHandle, WidgetName, WidgetProps } from '../EmbeddableWidgets';

/** How a widget is fetched, and which names its props and methods have. */
export interface WidgetEntry<Props, Handle> {
  /** Fetches the widget's code; nothing of it is there before. */
  readonly load: () => Promise<ComponentType<Props & RefAttributes<Handle>>>;
  /** Every widget takes the level of its heading. */
  readonly props: Readonly<Record<keyof Props | 'headingLevel', true>>;
  readonly methods: Readonly<Record<keyof Handle, true>>;
}

/** Entries of the widgets of some names. */
export type WidgetEntries<Names extends WidgetName> = {
  readonly [Name in Names]: WidgetEntry<Required<WidgetProps<Name>>, WidgetHandle<Name>>;
};
