export { Box, type BoxProps } from './Box';
export { type Columns, Grid, type GridProps } from './Grid';
export { Heading, type HeadingLevel, type HeadingProps } from './Heading';
export { Inline, type InlineProps } from './Inline';
export { Stack, type StackProps } from './Stack';
export type { Space } from './spacing';
export { Text, type TextColor, type TextProps } from './Text';
export type { FlowTag } from './useFlowElement';
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden';
