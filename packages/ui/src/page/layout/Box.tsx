'use client';

import { forwardRef, type HTMLAttributes } from 'react';
import { v } from '../../theme/vars';
import { type PaddingProps, paddingStyle } from './spacing';
import { type FlowTag, useFlowElement } from './useFlowElement';

/** Props of `Box`. */
export interface BoxProps extends HTMLAttributes<HTMLElement>, PaddingProps {
  readonly as?: FlowTag;
  /** Ground it paints: the page, a card on it, or a layer above it. */
  readonly surface?: 'sunken' | 'base' | 'raised';
  /** Draws a hairline around it. */
  readonly border?: boolean;
  readonly radius?: 'control' | 'card' | 'dialog';
}

const GROUND = { sunken: v('surfaceSunken'), base: v('surface'), raised: v('surfaceRaised') };

/** A block with padding, ground and border by token. */
export const Box = forwardRef<HTMLElement, BoxProps>(function Box(
  { as = 'div', surface, border, radius, padding, paddingX, paddingY, style, ...rest },
  ref,
) {
  const Element = useFlowElement(as);
  const own = {
    ...(surface && { background: GROUND[surface] }),
    ...(border && { border: `1px solid ${v('border')}` }),
    ...(radius && { borderRadius: v(`radius.${radius}`) }),
    boxSizing: 'border-box' as const,
  };
  return <Element ref={ref} {...rest} style={{ ...own, ...paddingStyle({ padding, paddingX, paddingY }), ...style }} />;
});
