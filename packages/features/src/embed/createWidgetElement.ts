import { createElementLife } from './createElementLife';
import type { ElementKind } from './elementKind';
import { SETTING_ATTRIBUTES } from './elementSettings';
import { entryOf } from './entryOf';
import { SETTING_NAMES } from './settings';

// Properties that every element has: their attributes say the same.
const OF_EVERY_ELEMENT = ['dir', 'nonce'];

/** Moves what was set before the element was defined, which hides the accessors of the class, into them. */
function raise(element: HTMLElement, names: readonly string[]): void {
  for (const name of names) {
    const early = Object.getOwnPropertyDescriptor(element, name);
    if (!early || !Reflect.deleteProperty(element, name)) continue;
    Reflect.set(element, name, early.value);
  }
}

/** Makes the class of one widget's element. */
export function createWidgetElement(kind: ElementKind): CustomElementConstructor {
  const { props, methods } = entryOf(kind.name);
  const names = [...SETTING_NAMES, ...props, 'corridor'].filter((name) => !OF_EVERY_ELEMENT.includes(name));

  class WidgetElement extends HTMLElement {
    static readonly observedAttributes = [...Object.keys(SETTING_ATTRIBUTES), 'shadow', 'heading-level'];
    readonly life = createElementLife(this, kind);

    connectedCallback() {
      raise(this, names);
      if (!this.style.display) this.style.display = 'block';
      this.life.changed();
    }

    disconnectedCallback() {
      this.life.changed();
    }

    attributeChangedCallback() {
      this.life.changed();
    }
  }

  for (const name of names) {
    Object.defineProperty(WidgetElement.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: WidgetElement) {
        return this.life.properties(name);
      },
      set(this: WidgetElement, value: unknown) {
        this.life.tell(name, value);
      },
    });
  }
  for (const name of methods) {
    Object.defineProperty(WidgetElement.prototype, name, {
      configurable: true,
      value(this: WidgetElement, ...values: unknown[]) {
        return this.life.call(name, values);
      },
    });
  }
  return WidgetElement;
}
