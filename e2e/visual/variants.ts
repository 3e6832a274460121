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

/** The look that changes colours and nothing else: a sheet of it needs no story whose colours others on it show. */
export const COLORS_ONLY: Variant = 'dark';
