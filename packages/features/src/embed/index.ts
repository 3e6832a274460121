// Widgets for pages without React: by name, or as elements.
export type { Corridor, MountArguments, MountedWidget, MountOptions } from './Corridor';
export { createCorridor } from './createCorridor';
export { type CorridorElement, defineElements } from './defineElements';
export type { Embeddable, EmbeddableWidgets, WidgetHandle, WidgetName, WidgetProps } from './EmbeddableWidgets';
export { mount } from './mount';
export type { CorridorChanges, CorridorSettings } from './settings';
