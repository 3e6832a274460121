import type { ReactElement, RefObject } from 'react';
import { LayerBackdrop } from './LayerBackdrop';
import { LayerFocus } from './LayerFocus';
import { LayerPortal } from './LayerPortal';
import type { Layer } from './useLayer';

interface ModalLayerProps {
  readonly layer: Layer;
  readonly initialFocus?: number | RefObject<HTMLElement | null>;
  /** The panel: carries the layer's ref and floating props. */
  readonly children: ReactElement;
}

/** A layer over a veil that keeps the focus inside: what dialogs and drawers stand in. */
export function ModalLayer({ layer, initialFocus, children }: ModalLayerProps) {
  return (
    <LayerPortal layer={layer}>
      <LayerBackdrop>
        <LayerFocus layer={layer} modal {...(initialFocus !== undefined && { initialFocus })}>
          {children}
        </LayerFocus>
      </LayerBackdrop>
    </LayerPortal>
  );
}
