import type { MountedWidget, MountOptions } from './Corridor';
import type { Stage } from './createStage';
import { createSteering } from './createSteering';
import type { WidgetName } from './EmbeddableWidgets';
import { entryOf } from './entryOf';
import { openPlace } from './openPlace';

/** Puts a widget on a stage, at the end of an element; its methods are those of the registry's entry, which its type knows. */
export function mountOn<Name extends WidgetName>(
  stage: Stage,
  element: Element,
  name: Name,
  first: object,
  { shadow = false, ...listeners }: MountOptions,
): MountedWidget<Name> {
  const { methods } = entryOf(name);
  const { receive, call, end } = createSteering();
  const fixed = { key: stage.nextKey(), name, place: openPlace(element, shadow), receive, ...listeners };
  let props = first;
  let mounted = true;
  stage.show({ ...fixed, props });
  const update = (changes: object) => {
    if (!mounted) return;
    props = { ...props, ...changes };
    stage.show({ ...fixed, props });
  };
  const unmount = () => {
    mounted = false;
    end();
    stage.remove(fixed);
  };
  const steering = methods.map((method) => [method, (...values: unknown[]) => call(method, values)]);
  return { ...Object.fromEntries(steering), update, unmount };
}
