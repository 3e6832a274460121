import { type ElementProps, useInteractions } from '@floating-ui/react';
import type { Layer } from './useLayer';

/** The prop getters of reference, layer and items, from a layer and whatever else it listens to. */
export const useLayerProps = (layer: Layer, ...more: ElementProps[]) => useInteractions([...layer.base, ...more]);
