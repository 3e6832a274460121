// Widgets for pages without React: by name, or as elements.
export type { Corridor, MountArguments, MountedWidget, MountOptions } from './Corridor';
export type { CorridorElement, CorridorElementEvents, CorridorElements, CorridorTags } from './CorridorElement';
export { createCorridor } from './createCorridor';
export { defineElements } from './defineElements';
export type { Embeddable, EmbeddableWidgets, WidgetHandle, WidgetName, WidgetProps } from './EmbeddableWidgets';
export { mount } from './mount';
export type { CorridorChanges, CorridorSettings } from './settings';
