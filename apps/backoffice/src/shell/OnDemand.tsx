import type { PopoverProps } from '@corridor/ui';
import { type ComponentType, cloneElement } from 'react';
import { LayerBoundary } from './LayerBoundary';
import { useFetchedLayer } from './useFetchedLayer';

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
  return function OnDemand({ trigger }) {
    const { Layer, ask, prepare } = useFetchedLayer(load);
    if (Layer) {
      return (
        <LayerBoundary open>
          <Layer trigger={trigger} defaultOpen />
        </LayerBoundary>
      );
    }
    return cloneElement(trigger, {
      'aria-haspopup': 'dialog',
      'aria-expanded': false,
      onPointerEnter: prepare,
      onFocus: prepare,
      onClick: ask,
    });
  };
}
