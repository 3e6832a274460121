import type { PopoverProps } from '@corridor/ui';
import { type ComponentType, cloneElement, lazy, Suspense, useState } from 'react';

/** Props of a panel whose content comes when it is wanted: the button it opens from, and that it opens at once. */
export interface OnDemandPanel {
  readonly trigger: PopoverProps['trigger'];
  readonly defaultOpen: true;
}

/** Props of what `onDemand` makes. */
export interface OnDemandProps {
  /** The button; it must hand its ref and attributes to its DOM node. */
  readonly trigger: PopoverProps['trigger'];
}

/** A button whose panel is fetched with all that it holds when somebody comes near it, and opens when it is pressed; a menu fetches itself. */
export function onDemand(load: () => Promise<ComponentType<OnDemandPanel>>): ComponentType<OnDemandProps> {
  const Panel = lazy(async () => ({ default: await load() }));
  // Whoever presses it hears of a failure; whoever only came near need not.
  const prepare = () => void load().catch(() => undefined);
  return function OnDemand({ trigger }) {
    const [asked, setAsked] = useState(false);
    const button = cloneElement(trigger, {
      'aria-haspopup': 'dialog',
      'aria-expanded': asked,
      onPointerEnter: prepare,
      onFocus: prepare,
      onClick: () => setAsked(true),
    });
    if (!asked) return button;
    return (
      <Suspense fallback={button}>
        <Panel trigger={trigger} defaultOpen />
      </Suspense>
    );
  };
}
