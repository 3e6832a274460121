import { type ElementProps, useInteractions } from '@floating-ui/react';
import type { FormEvent } from 'react';
import type { Layer } from './useLayer';

/** The prop getters of reference, layer and items, from a layer and whatever else it listens to. */
export const useLayerProps = (layer: Layer, ...more: ElementProps[]) =>
  useInteractions([...layer.base, ...more, CLOSED_TO_FORMS]);

// React bubbles events on to where a layer was opened: an answer to "Discard changes?" would send the form that it asks about.
const CLOSED_TO_FORMS: ElementProps = {
  floating: {
    onSubmit: (event: FormEvent) => event.stopPropagation(),
    onReset: (event: FormEvent) => event.stopPropagation(),
  },
};
