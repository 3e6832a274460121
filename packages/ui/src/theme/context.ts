import { createContext, type RefObject, useContext } from 'react';
import type { Scheme, ThemeOverrides } from './theme';

/** Direction of text. */
export type Direction = 'ltr' | 'rtl';

/** Height of rows and controls: 44 px or 36 px rows. */
export type Density = 'comfortable' | 'compact';

/** What a host asks for: `system` follows the operating system. */
export type SchemeChoice = Scheme | 'system';

/** What script needs to know of the theme; stylesheets read custom properties instead. */
export interface ThemeState {
  /** Scheme asked for. */
  readonly choice: SchemeChoice;
  /** Scheme in effect. */
  readonly scheme: Scheme;
  readonly dir: Direction;
  readonly density: Density;
  readonly overrides: ThemeOverrides;
  /** True if rules of the page are taken back. */
  readonly guarded: boolean;
}

export const ThemeContext = createContext<ThemeState>({
  choice: 'light',
  scheme: 'light',
  dir: 'ltr',
  density: 'comfortable',
  overrides: {},
  guarded: true,
});

export const PortalContext = createContext<HTMLElement | null | undefined>(undefined);

/** Root of the theme around a part, by which its place in the page is known. */
export const PlaceContext = createContext<RefObject<HTMLElement | null> | null>(null);

/** Scheme, direction, density and overrides in effect here. */
export const useTheme = (): ThemeState => useContext(ThemeContext);

/** Themed element that layers are portalled into; null until the provider has mounted, undefined without a provider. */
export const usePortalRoot = (): HTMLElement | null | undefined => useContext(PortalContext);
