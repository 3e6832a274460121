import type { MenuProps } from '@corridor/ui';
import { type ComponentType, cloneElement, type KeyboardEvent, lazy, Suspense, useState } from 'react';

/** Props of a layer whose code comes when it is wanted: the button it opens from, and that it opens at once. */
export interface OnDemandLayer {
  readonly trigger: MenuProps['trigger'];
  readonly defaultOpen: true;
}

/** Props of what `onDemand` makes. */
export interface OnDemandProps {
  /** The button; it must hand its ref and attributes to its DOM node. */
  readonly trigger: MenuProps['trigger'];
  /** What opens, as a screen reader announces it before it is there. */
  readonly popup: 'menu' | 'dialog';
}

const OPENING_KEYS: readonly string[] = ['ArrowDown', 'ArrowUp'];

/** A button whose menu or panel is fetched when somebody comes near it, and opens when it is pressed. */
export function onDemand(load: () => Promise<ComponentType<OnDemandLayer>>): ComponentType<OnDemandProps> {
  const Layer = lazy(async () => ({ default: await load() }));
  // Whoever presses it hears of a failure; whoever only came near need not.
  const prepare = () => void load().catch(() => undefined);
  return function OnDemand({ trigger, popup }) {
    const [asked, setAsked] = useState(false);
    const ask = () => setAsked(true);
    const onKeyDown = (event: KeyboardEvent) => {
      if (popup !== 'menu' || !OPENING_KEYS.includes(event.key)) return;
      event.preventDefault();
      ask();
    };
    const button = cloneElement(trigger, {
      'aria-haspopup': popup,
      'aria-expanded': asked,
      onPointerEnter: prepare,
      onFocus: prepare,
      onClick: ask,
      onKeyDown,
    });
    if (!asked) return button;
    return (
      <Suspense fallback={button}>
        <Layer trigger={trigger} defaultOpen />
      </Suspense>
    );
  };
}
