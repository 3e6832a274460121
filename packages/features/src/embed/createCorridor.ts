import type { Corridor } from './Corridor';
import { createStage } from './createStage';
import { mountOn } from './mountOn';
import { type CorridorSettings, checkAccess } from './settings';

/** Makes the corridor of one tenant; nothing is fetched before a widget is mounted. Throws without a gateway to ask. */
export function createCorridor(first: CorridorSettings): Corridor {
  checkAccess(first);
  let settings = first;
  const stage = createStage(first);
  return {
    settings: () => settings,
    configure(changes) {
      settings = { ...settings, ...changes };
      stage.set(settings);
    },
    mount: (element, name, props = {}, options = {}) => mountOn(stage, element, name, props, options),
  };
}
