import { useMergeRefs } from '@floating-ui/react';
import { cloneElement, type HTMLAttributes, type ReactElement, type Ref, type RefAttributes, version } from 'react';

/** An element that opens a layer: it hands its ref and every attribute on to its DOM node. */
export type LayerTriggerElement = ReactElement<HTMLAttributes<HTMLElement> & RefAttributes<HTMLElement>>;

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

/** Ref of an element. Guarantee: React 19 keeps it among the props, and React 18 in this field of the element. */
const refOf = (element: LayerTriggerElement): Ref<HTMLElement> =>
  (Number.parseInt(version, 10) < 19 ? (element as { ref?: Ref<HTMLElement> }).ref : element.props.ref) ?? null;
