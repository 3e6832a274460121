import type { MountOptions } from './Corridor';
import {
  corridorOf,
  type ElementProperties,
  type ElementState,
  type ElementWidget,
  isAnother,
  stateOf,
} from './ElementState';
import type { WidgetName } from './EmbeddableWidgets';
import type { ElementKind } from './elementKind';

/** What an element does with its properties, and when. */
export interface ElementLife {
  /** Sees to it that the page shows what the element now says; once for all that is said in one go. */
  readonly changed: () => void;
  readonly tell: (name: string, value: unknown) => void;
  readonly properties: (name: string) => unknown;
  readonly call: (method: string, values: readonly unknown[]) => unknown;
}

/** Listeners of one element: its properties, and events that rise through the page. */
function listenersOf(
  element: HTMLElement,
  properties: () => ElementProperties,
): Pick<MountOptions, 'onEvent' | 'onError'> {
  const dispatch = (type: string, detail: unknown) =>
    element.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  const tell = (listener: unknown, ...values: readonly unknown[]) => {
    if (typeof listener === 'function') listener(...values);
  };
  return {
    onEvent(event) {
      tell(properties().onEvent, event);
      dispatch('corridor-event', event);
    },
    onError(error, context) {
      tell(properties().onError, error, context);
      dispatch('corridor-error', { error, context });
    },
  };
}

/** Props for `update`: those that are no longer said become undefined. */
const changesOf = (before: ElementProperties, next: ElementProperties): ElementProperties => ({
  ...Object.fromEntries(Object.keys(before).map((name) => [name, undefined])),
  ...next,
});

/** Makes the life of one element: it mounts where the element is in the page, follows it, and leaves with it. */
export function createElementLife(element: HTMLElement, { name, shared }: ElementKind): ElementLife {
  let properties: ElementProperties = {};
  let widget: ElementWidget | undefined;
  let awaited = false;

  const mountAs = (state: ElementState): ElementWidget => {
    const corridor = corridorOf(state);
    const options = { shadow: state.shadow, ...listenersOf(element, () => properties) };
    return { ...state, corridor, mounted: corridor.mount<WidgetName>(element, name, state.props, options) };
  };
  const follow = (before: ElementWidget, next: ElementState): ElementWidget => {
    if (Object.keys(next.own).length > 0) before.corridor.configure(changesOf(before.own, next.own));
    before.mounted.update(changesOf(before.props, next.props));
    return { ...before, ...next };
  };
  const settle = () => {
    if (!awaited) return;
    awaited = false;
    const next = element.isConnected ? stateOf(element, properties, shared) : undefined;
    if (widget && (!next || isAnother(widget, next))) {
      widget.mounted.unmount();
      widget = undefined;
    }
    if (next) widget = widget ? follow(widget, next) : mountAs(next);
  };
  const changed = () => {
    if (awaited) return;
    awaited = true;
    queueMicrotask(settle);
  };
  return {
    changed,
    tell(one, value) {
      properties = { ...properties, [one]: value };
      changed();
    },
    properties: (one) => properties[one],
    async call(method, values) {
      settle();
      if (!widget) throw new Error(`<${element.localName}> is not in the page`);
      return Reflect.apply(Reflect.get(widget.mounted, method), undefined, values);
    },
  };
}
