import { FloatingFocusManager } from '@floating-ui/react';
import type { ReactElement, RefObject } from 'react';
import type { Layer } from './useLayer';

interface LayerFocusProps {
  readonly layer: Layer;
  /** Keeps the focus inside and the rest of the page inert. */
  readonly modal?: boolean;
  /** What has the focus first: an index among what can have it, -1 for nothing, or an element. */
  readonly initialFocus?: number | RefObject<HTMLElement | null>;
  /** Where the focus goes on closing; back to where it came from by default. */
  readonly returnFocus?: boolean;
  /** Closes when the focus leaves a layer that is not modal. Default true. */
  readonly closeOnFocusOut?: boolean;
  /** As those of `LayerPortal`. Default true. */
  readonly guards?: boolean;
  /** The element that carries the layer's ref and floating props. */
  readonly children: ReactElement;
}

/** Moves the focus into a layer when it opens and back when it closes. */
export function LayerFocus({
  layer,
  modal = false,
  initialFocus = 0,
  returnFocus = true,
  closeOnFocusOut = true,
  guards = true,
  children,
}: LayerFocusProps) {
  return (
    <FloatingFocusManager
      context={layer.context}
      modal={modal}
      outsideElementsInert={modal}
      initialFocus={initialFocus}
      returnFocus={returnFocus}
      closeOnFocusOut={closeOnFocusOut}
      guards={guards}
      visuallyHiddenDismiss={false}
    >
      {children}
    </FloatingFocusManager>
  );
}
