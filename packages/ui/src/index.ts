// Theme: tokens as custom properties on one root element, chosen by scheme, direction and density.
export {
  below,
  type Breakpoint,
  breakpoint,
  type ColorToken,
  contrastRatio,
  createTheme,
  type Density,
  type Direction,
  from,
  type Scheme,
  type SchemeChoice,
  type SchemeColor,
  type Theme,
  type ThemeOverrides,
  ThemeProvider,
  type ThemeProviderProps,
  type ThemeState,
  type Token,
  type Tone,
  useTheme,
  v,
} from './theme';

// Language: sentences by key, English unless a provider says otherwise.
export {
  type Dictionary,
  en,
  fr,
  MessagesProvider,
  type MessagesProviderProps,
  type UiMessages,
  useLocale,
  zh,
} from './messages';

// Layout and text.
export {
  Box,
  type BoxProps,
  type Columns,
  type FlowTag,
  Grid,
  type GridProps,
  Heading,
  type HeadingProps,
  Inline,
  type InlineProps,
  type Space,
  Stack,
  type StackProps,
  Text,
  type TextColor,
  type TextProps,
  VisuallyHidden,
  type VisuallyHiddenProps,
} from './layout';

// Actions and links.
export {
  Button,
  ButtonGroup,
  type ButtonGroupProps,
  ButtonLink,
  type ButtonLinkProps,
  type ButtonLook,
  type ButtonProps,
  IconButton,
  type IconButtonProps,
} from './button';
export { Link, type LinkComponent, LinkProvider, type LinkProps } from './link';

// Fields and choices.
export { Field, type FieldControlProps, type FieldProps, type FieldState, useField, useFieldControl } from './field';
export { Checkbox, CheckboxGroup, type CheckboxGroupProps, type CheckboxProps } from './checkbox';
export { Input, type InputProps } from './input';
export { PasswordInput, type PasswordInputProps } from './password-input';
export { Radio, RadioGroup, type RadioGroupProps, type RadioProps } from './radio';
export { Switch, type SwitchProps } from './switch';
export { TextArea, type TextAreaProps } from './text-area';

// Small signs.
export { Avatar, type AvatarProps } from './avatar';
export { Badge, type BadgeProps } from './badge';
export { Chip, type ChipProps, StatusChip, type StatusChipProps } from './chip';
export { Skeleton, type SkeletonProps } from './skeleton';
export { Spinner, type SpinnerProps } from './spinner';

// Icons: each is its own export, so that a bundle holds only those in use.
export * from './icon';
