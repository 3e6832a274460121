import type { ComponentType, RefAttributes } from 'react';
import type { WidgetName } from './EmbeddableWidgets';
import { registry } from './registry';

/** Methods of a widget by name. */
export type Methods = Readonly<Record<string, (...values: never[]) => unknown>>;

/** Any widget: its props were checked where its name was known. */
export type AnyWidget = ComponentType<object & RefAttributes<Methods>>;

/** An entry of the registry without the types of its widget. */
export interface AnyEntry {
  readonly load: () => Promise<AnyWidget>;
  readonly props: readonly string[];
  readonly methods: readonly string[];
}

/** The entry of a name; throws with every name there is. The registry's own type has checked what is forgotten here. */
export function entryOf(name: WidgetName): AnyEntry {
  if (!Object.hasOwn(registry, name)) {
    throw new Error(`There is no widget "${name}"; there are ${Object.keys(registry).join(', ')}`);
  }
  const { load, props, methods } = registry[name];
  return { load: load as unknown as AnyEntry['load'], props: Object.keys(props), methods: Object.keys(methods) };
}

/** Every name of the registry. Object.keys loses the key type; the registry has exactly these keys. */
export function widgetNames(): readonly WidgetName[] {
  return Object.keys(registry) as WidgetName[];
}
