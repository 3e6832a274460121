import { contrastRatio, mix } from './contrast';
import { type ColorToken, dark, light } from './semantic';
import { family, radius, ramp } from './tokens';

/** Resolved colour scheme. */
export type Scheme = 'light' | 'dark';

/** A colour for both schemes, or one for each. */
export type SchemeColor = string | { readonly light: string; readonly dark: string };

/** The tokens a partner may set; everything else follows from them. Colours are `#rrggbb` or `rgb()`, lengths CSS lengths. */
export interface ThemeOverrides {
  /** Fill of primary buttons and of what is switched on; its text, hover, soft and link colours are derived. */
  readonly primary?: SchemeColor;
  /** Text on the primary fill; near-black or white is chosen when absent. */
  readonly onPrimary?: SchemeColor;
  /** Links and primary text. */
  readonly link?: SchemeColor;
  /** Ground of cards, tables and fields. */
  readonly surface?: SchemeColor;
  /** Ground of the page behind them. */
  readonly surfaceSunken?: SchemeColor;
  /** Main text. */
  readonly text?: SchemeColor;
  /** Secondary text. */
  readonly textMuted?: SchemeColor;
  /** Hairlines. */
  readonly border?: SchemeColor;
  /** Corner radius of controls; cards and dialogs keep their proportion to it. A number of pixels. */
  readonly radius?: number;
  /** Font stack of all text. */
  readonly fontFamily?: string;
}

/** A complete theme: every semantic colour of one scheme, radii and the font stack. */
export interface Theme {
  readonly scheme: Scheme;
  readonly colors: Readonly<Record<ColorToken, string>>;
  readonly radius: Readonly<Record<keyof typeof radius, string>>;
  readonly fontFamily: string;
}

const pick = (color: SchemeColor | undefined, scheme: Scheme) => (typeof color === 'object' ? color[scheme] : color);

const { neutral, brand } = ramp;

function primaryColors(
  wanted: string,
  scheme: Scheme,
  on: string | undefined,
  surface: string,
): Partial<Record<ColorToken, string>> {
  const ink =
    (contrastRatio(brand.ink, wanted) ?? 21) >= (contrastRatio(neutral[0], wanted) ?? 1) ? brand.ink : neutral[0];
  const text = on ?? ink;
  const away = text === neutral[0] ? neutral[975] : neutral[0];
  const fill = movedUntil(wanted, away, (color) => (contrastRatio(text, color) ?? 21) >= 4.5);
  const strong = readable(wanted, surface, scheme);
  return {
    'primary.fill': fill,
    'primary.fillHover': mix(fill, away, 0.1),
    'primary.fillActive': mix(fill, away, 0.18),
    'primary.on': text,
    'primary.soft': mix(surface, fill, 0.1),
    'primary.text': strong,
    link: strong,
    linkHover: mix(strong, scheme === 'light' ? neutral[975] : neutral[0], 0.2),
    focusRing: strong,
  };
}

/** Moves a colour away from the ground until it reads at 5.5:1, so that it still does on a tinted or hovered ground. */
function readable(color: string, ground: string, scheme: Scheme): string {
  const target = scheme === 'light' ? neutral[975] : neutral[0];
  return movedUntil(color, target, (candidate) => (contrastRatio(candidate, ground) ?? 21) >= 5.5);
}

/** Moves a colour towards another one, no further than it must to be good. */
function movedUntil(color: string, target: string, isGood: (candidate: string) => boolean): string {
  for (let share = 0; share < 1; share += 0.05) {
    const candidate = mix(color, target, share);
    if (isGood(candidate)) return candidate;
  }
  return target;
}

function defined(colors: Partial<Record<ColorToken, string | undefined>>): Partial<Record<ColorToken, string>> {
  return Object.fromEntries(Object.entries(colors).filter(([, value]) => value !== undefined));
}

/** Builds the theme of one scheme, with what a partner overrides. */
export function createTheme(scheme: Scheme, overrides: ThemeOverrides = {}): Theme {
  const base: Record<ColorToken, string> = scheme === 'light' ? light : dark;
  const surface = pick(overrides.surface, scheme) ?? base.surface;
  const primary = pick(overrides.primary, scheme);
  const onPrimary = pick(overrides.onPrimary, scheme);
  const corner = overrides.radius;
  return {
    scheme,
    colors: {
      ...base,
      ...(primary ? primaryColors(primary, scheme, onPrimary, surface) : defined({ 'primary.on': onPrimary })),
      ...defined({
        surface: pick(overrides.surface, scheme),
        surfaceSelected: overrides.surface && mix(surface, pick(overrides.text, scheme) ?? base.text, 0.06),
        surfaceSunken: pick(overrides.surfaceSunken, scheme),
        text: pick(overrides.text, scheme),
        textMuted: pick(overrides.textMuted, scheme),
        border: pick(overrides.border, scheme),
        link: pick(overrides.link, scheme),
      }),
    },
    radius:
      corner === undefined
        ? radius
        : {
            ...radius,
            small: `${Math.round(corner * 0.67)}px`,
            control: `${corner}px`,
            card: `${Math.round(corner * 1.67)}px`,
            dialog: `${Math.round(corner * 2.33)}px`,
          },
    fontFamily: overrides.fontFamily ?? family.sans,
  };
}
