import { type ElementProps, safePolygon, useFocus, useHover } from '@floating-ui/react';
import type { Layer } from './useLayer';

/** Options of `useLayerHover`. */
export interface LayerHoverOptions {
  /** Milliseconds before it opens and closes. */
  readonly delay?: number | { readonly open?: number; readonly close?: number };
  /** Opens on keyboard focus as well. Default true. */
  readonly focus?: boolean;
  /** The pointer may travel into the layer without closing it. Default true. */
  readonly reachable?: boolean;
  /** Keeps what lies on the pointer's way into the layer from reacting: for submenus. */
  readonly blocking?: boolean;
  readonly enabled?: boolean;
}

/** Opens a layer while the pointer rests on its reference or the keyboard focuses it. */
export function useLayerHover(
  layer: Layer,
  { delay = 0, focus = true, reachable = true, blocking = false, enabled = true }: LayerHoverOptions = {},
): ElementProps[] {
  const hover = useHover(layer.context, {
    enabled,
    delay,
    move: false,
    handleClose: reachable ? safePolygon({ blockPointerEvents: blocking }) : null,
  });
  const onFocus = useFocus(layer.context, { enabled: enabled && focus });
  return [hover, onFocus];
}
