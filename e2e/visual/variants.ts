/** The three looks in which every story is compared, as Storybook globals. */
export const VARIANTS = {
  light: { theme: 'light', direction: 'ltr' },
  dark: { theme: 'dark', direction: 'ltr' },
  'right-to-left': { theme: 'light', direction: 'rtl' },
} as const;

/** Name of a look. */
export type Variant = keyof typeof VARIANTS;

/** The looks in the order in which they are compared. */
export const VARIANT_NAMES = ['light', 'dark', 'right-to-left'] as const satisfies readonly Variant[];

/** File name of a baseline. */
export const baselineName = (storyId: string, variant: Variant): string => `${storyId}-${variant}.png`;
