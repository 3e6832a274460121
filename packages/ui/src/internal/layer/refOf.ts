import { type Ref, version } from 'react';
import type { LayerTriggerElement } from './LayerTriggerElement';

/** Ref of an element. Guarantee: React 19 keeps it among the props, and React 18 in this field of the element. */
export const refOf = (element: LayerTriggerElement): Ref<HTMLElement> =>
  (Number.parseInt(version, 10) < 19 ? (element as { ref?: Ref<HTMLElement> }).ref : element.props.ref) ?? null;
