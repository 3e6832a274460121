import { flip, type Middleware, offset, shift, size } from '@floating-ui/react';

/** Free space kept between a layer and the edge of the viewport, in pixels. */
const EDGE = 8;

/** How a layer is fitted to its reference and the viewport. */
export interface LayerFit {
  /** Distance from the reference in pixels. */
  readonly gap: number;
  /** Makes the layer at least, or exactly, as wide as the reference. */
  readonly width: 'content' | 'at-least-reference' | 'reference';
  /** Stands before or after its reference, and goes above or below it where neither side has space. */
  readonly beside: boolean;
  /** Tallest it may be in pixels, if the viewport has the space. */
  readonly maxHeight: number;
}

/** Keeps a layer on screen: away from its reference, on the side with space, shifted in, no larger than what is free. */
export const layerMiddleware = ({ gap, width, beside, maxHeight }: LayerFit): Middleware[] => [
  offset(gap),
  flip({ padding: EDGE, fallbackAxisSideDirection: beside ? 'start' : 'none' }),
  shift({ padding: EDGE }),
  size({
    padding: EDGE,
    apply({ rects, availableHeight, availableWidth, elements }) {
      const { style } = elements.floating;
      style.setProperty('--cr-layer-max-height', `${Math.max(96, Math.min(availableHeight, maxHeight))}px`);
      style.setProperty('--cr-layer-max-width', `${Math.max(160, availableWidth)}px`);
      if (width !== 'content') style.setProperty('min-inline-size', `${rects.reference.width}px`);
      if (width === 'reference') style.setProperty('max-inline-size', `${rects.reference.width}px`);
    },
  }),
];
