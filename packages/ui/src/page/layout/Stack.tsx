'use client';

import { type CSSProperties, forwardRef, type HTMLAttributes } from 'react';
import { gapStyle, type PaddingProps, paddingStyle, type Space } from './spacing';
import { type FlowTag, useFlowElement } from './useFlowElement';

/** Props of `Stack` and `Inline`. */
export interface StackProps extends HTMLAttributes<HTMLElement>, PaddingProps {
  readonly as?: FlowTag;
  /** Distance between children. Default 4 (16 px) in a stack, 2 (8 px) inline. */
  readonly gap?: Space;
  /** Place across the line of children. */
  readonly align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline';
  /** Place along the line of children. */
  readonly justify?: 'start' | 'center' | 'end' | 'between';
}

const JUSTIFY = { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' };
const ALIGN = { start: 'flex-start', center: 'center', end: 'flex-end', stretch: 'stretch', baseline: 'baseline' };

/** Children under each other at one distance. */
export const Stack = forwardRef<HTMLElement, StackProps>(function Stack(
  { as = 'div', gap = 4, align, justify, padding, paddingX, paddingY, style, ...rest },
  ref,
) {
  const Element = useFlowElement(as);
  const own: CSSProperties = {
    display: 'flex',
    flexDirection: 'column',
    ...gapStyle(gap),
    ...(align && { alignItems: ALIGN[align] }),
    ...(justify && { justifyContent: JUSTIFY[justify] }),
    ...paddingStyle({ padding, paddingX, paddingY }),
  };
  return <Element ref={ref} {...rest} style={{ ...own, ...style }} />;
});
