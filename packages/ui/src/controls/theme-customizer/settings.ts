import type { Skin } from '../../page/layouts/AppLayout';
import type { Density, Direction, SchemeChoice } from '../../theme';

/** What an operator may make of the look of a product. @source spec §3 "Browser storage", density ours */
export interface ThemeSettings {
  readonly scheme: SchemeChoice;
  readonly skin: Skin;
  readonly dir: Direction;
  readonly contentWidth: 'full' | 'boxed';
  readonly nav: 'expanded' | 'collapsed';
  readonly density: Density;
}

/** What holds until something is chosen. @source spec §9, density ours */
export const DEFAULT_THEME_SETTINGS: ThemeSettings = {
  scheme: 'light',
  skin: 'default',
  dir: 'ltr',
  contentWidth: 'full',
  nav: 'expanded',
  density: 'comfortable',
};

/** The choices of each setting, in the order in which they are offered. */
export const CHOICES = {
  scheme: ['light', 'dark', 'system'],
  skin: ['default', 'bordered'],
  dir: ['ltr', 'rtl'],
  contentWidth: ['full', 'boxed'],
  nav: ['expanded', 'collapsed'],
  density: ['comfortable', 'compact'],
} as const satisfies { readonly [Name in keyof ThemeSettings]: readonly ThemeSettings[Name][] };
