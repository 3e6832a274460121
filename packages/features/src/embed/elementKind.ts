import type { Corridor } from './Corridor';
import type { WidgetName } from './EmbeddableWidgets';

/** What all elements of one name have in common. */
export interface ElementKind {
  readonly name: WidgetName;
  /** The corridor of those that have none of their own. */
  readonly shared: Corridor | undefined;
}
