import { useMergeRefs } from '@floating-ui/react';
import { cloneElement, type HTMLAttributes } from 'react';
import type { LayerTriggerElement } from './LayerTriggerElement';
import { refOf } from './refOf';

interface LayerTriggerProps {
  /** The element the caller gave. */
  readonly element: LayerTriggerElement;
  readonly setReference: (node: HTMLElement | null) => void;
  /** Joins the layer's listeners and attributes to the element's own. */
  readonly getProps: (own: HTMLAttributes<HTMLElement>) => Record<string, unknown>;
}

/** The caller's element with the layer's ref, attributes and listeners added to its own. */
export function LayerTrigger({ element, setReference, getProps }: LayerTriggerProps) {
  const ref = useMergeRefs([setReference, refOf(element)]);
  return cloneElement(element, { ...getProps(element.props), ref });
}
