import { cloneElement, type HTMLAttributes, type MutableRefObject } from 'react';
import type { LayerTriggerElement } from '../layer';
import { refOf } from '../layer/refOf';
import { useMergedRef } from '../useMergedRef';

interface OpenerProps {
  /** The element the caller gave. */
  readonly element: LayerTriggerElement;
  readonly reference: MutableRefObject<HTMLElement | null>;
  /** Joins what opens the layer to the element's own listeners and attributes. */
  readonly getProps: (own: HTMLAttributes<HTMLElement>) => HTMLAttributes<HTMLElement>;
}

/** The caller's element with what opens a layer added to its own. */
export function Opener({ element, reference, getProps }: OpenerProps) {
  const ref = useMergedRef(refOf(element), reference);
  return cloneElement(element, { ...getProps(element.props), ref });
}
