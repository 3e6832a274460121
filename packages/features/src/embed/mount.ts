import type { MountedWidget, MountOptions } from './Corridor';
import { createStage } from './createStage';
import type { WidgetName, WidgetProps } from './EmbeddableWidgets';
import { mountOn } from './mountOn';
import { type CorridorSettings, checkAccess, isSettingName } from './settings';

/**
 * Puts one widget at the end of an element, with the settings of a corridor of its own among its props. For several
 * widgets make one corridor with `createCorridor`, so that they share their token and what they have read.
 */
export function mount<Name extends WidgetName>(
  element: Element,
  name: Name,
  given: CorridorSettings & WidgetProps<Name>,
  options: MountOptions = {},
): MountedWidget<Name> {
  checkAccess(given);
  const props = Object.fromEntries(Object.entries(given).filter(([key]) => !isSettingName(key)));
  return mountOn(createStage(given), element, name, props, options);
}
