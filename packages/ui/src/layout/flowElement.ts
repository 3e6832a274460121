import type { ComponentType, HTMLAttributes, RefAttributes } from 'react';

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
export const flowElement = (tag: FlowTag) =>
  tag as unknown as ComponentType<HTMLAttributes<HTMLElement> & RefAttributes<HTMLElement>>;
