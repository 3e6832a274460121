import type { ComponentType, HTMLAttributes, RefAttributes } from 'react';
import { drawn } from '../../theme/drawn';
import { useServed } from '../../theme/served';

/** Elements that a layout part may be: all take the attributes of any HTML element and nothing else. */
export type FlowTag =
  | 'div'
  | 'section'
  | 'article'
  | 'header'
  | 'footer'
  | 'main'
  | 'aside'
  | 'nav'
  | 'fieldset'
  | 'form'
  | 'ul'
  | 'ol'
  | 'li'
  | 'span'
  | 'p'
  | 'strong'
  | 'em'
  | 'small'
  | 'time'
  | 'dl'
  | 'dt'
  | 'dd'
  | 'label'
  | 'code'
  | 'h1'
  | 'h2'
  | 'h3'
  | 'h4'
  | 'h5'
  | 'h6';

/** A component by tag name. Guarantee: every `FlowTag` is an intrinsic element whose DOM node is an `HTMLElement`. */
const asComponent = (tag: FlowTag) =>
  tag as unknown as ComponentType<HTMLAttributes<HTMLElement> & RefAttributes<HTMLElement>>;

const served = new Map<FlowTag, ReturnType<typeof asComponent>>();

/** A component by tag name, which writes no style attribute where a server may have written it. */
export function useFlowElement(tag: FlowTag) {
  const isServed = useServed();
  if (!isServed) return asComponent(tag);
  const known = served.get(tag) ?? drawn(asComponent(tag));
  served.set(tag, known);
  return known;
}
