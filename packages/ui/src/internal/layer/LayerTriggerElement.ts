import type { HTMLAttributes, ReactElement, RefAttributes } from 'react';

/** An element that opens a layer: it hands its ref and every attribute on to its DOM node. */
export type LayerTriggerElement = ReactElement<HTMLAttributes<HTMLElement> & RefAttributes<HTMLElement>>;
