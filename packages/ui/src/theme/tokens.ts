/** Colour ramps from 50 (lightest) to 950 (darkest); the only colour literals of the package. */
export const ramp = {
  brand: {
    50: '#F2FCF7',
    100: '#E1F7ED',
    200: '#C0F0DB',
    300: '#93E3C2',
    400: '#2BC196',
    450: '#22B389',
    500: '#06A57A',
    600: '#0A8462',
    700: '#016A4D',
    800: '#00523B',
    900: '#003C2A',
    950: '#002519',
    975: '#162D24',
    ink: '#04241A',
  },
  neutral: {
    0: '#FFFFFF',
    25: '#FBFDFC',
    50: '#F7FAF9',
    100: '#F0F4F3',
    200: '#E3E9E7',
    300: '#D0D8D5',
    350: '#B8C0BD',
    400: '#9EA7A4',
    450: '#86908D',
    500: '#65706D',
    600: '#545F5C',
    700: '#424C48',
    750: '#36403D',
    800: '#2A3431',
    850: '#1F2926',
    900: '#171F1D',
    950: '#101815',
    975: '#09100E',
  },
  success: {
    50: '#F3F8F5',
    100: '#E5F1EA',
    200: '#CCE3D6',
    300: '#A3CDB6',
    400: '#6FAF8F',
    500: '#4A8F6E',
    600: '#377457',
    700: '#2A5C45',
    800: '#1F4735',
    900: '#163426',
    950: '#0C2017',
    975: '#1A2A22',
  },
  warning: {
    50: '#FFF8EF',
    100: '#FEEEDB',
    200: '#FEDDB6',
    300: '#F9C583',
    400: '#DF982D',
    500: '#BE7C01',
    600: '#996305',
    700: '#7B4E00',
    800: '#603C02',
    900: '#472B00',
    950: '#2D1900',
    975: '#34240F',
  },
  danger: {
    50: '#FFF7F6',
    100: '#FFECEA',
    200: '#FFD9D5',
    300: '#FEBCB7',
    400: '#FF7A75',
    500: '#ED4A4C',
    600: '#C72C34',
    700: '#A31B25',
    800: '#81121A',
    900: '#5D0F13',
    950: '#3C080A',
    975: '#3D1D1C',
  },
  info: {
    50: '#F5F9FF',
    100: '#E8F2FF',
    200: '#D1E5FF',
    300: '#B1D2FE',
    400: '#6CABFE',
    500: '#3C8CF0',
    600: '#226ECB',
    700: '#1357A8',
    800: '#0C4384',
    900: '#0A3160',
    950: '#051E3D',
    975: '#18283D',
  },
} as const;

/** Series colours of charts, told apart in every common colour-vision deficiency: the first four all, further ones from the next. */
export const series = {
  light: ['#0A8462', '#2F80FC', '#894C06', '#02578B', '#89202A', '#8235B9', '#85971C', '#4D5456'],
  dark: ['#3CCD9D', '#9A99F3', '#B28C39', '#138DB1', '#C15C64', '#EDA7F5', '#85C756', '#E1E5EB'],
} as const;

/** Shadows per scheme: `raised` for menus and popovers, `overlay` for dialogs, drawers and toasts. */
export const shadow = {
  light: {
    raised: '0 1px 2px rgb(16 24 21 / 0.06), 0 6px 20px -4px rgb(16 24 21 / 0.12)',
    overlay: '0 4px 8px -2px rgb(16 24 21 / 0.08), 0 24px 56px -12px rgb(16 24 21 / 0.26)',
  },
  dark: {
    raised: '0 1px 2px rgb(0 0 0 / 0.4), 0 8px 24px -4px rgb(0 0 0 / 0.5)',
    overlay: '0 4px 8px -2px rgb(0 0 0 / 0.4), 0 28px 64px -12px rgb(0 0 0 / 0.7)',
  },
} as const;

/** Veils over a page: behind dialogs, and the blur of a navigation bar. */
export const veil = {
  light: { overlay: 'rgb(16 24 21 / 0.44)', glass: 'rgb(255 255 255 / 0.82)' },
  dark: { overlay: 'rgb(4 8 7 / 0.66)', glass: 'rgb(16 24 21 / 0.78)' },
} as const;

/** Lengths on the 4 px grid, keyed by multiples of 4 px. Pixels, because a host page may set any root font size. */
export const space = {
  0: '0px',
  0.5: '2px',
  1: '4px',
  1.5: '6px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '20px',
  6: '24px',
  8: '32px',
  10: '40px',
  12: '48px',
  16: '64px',
} as const;

/** Corner radii: controls, cards, dialogs, and fully round. */
export const radius = { small: '4px', control: '6px', card: '10px', dialog: '14px', full: '9999px' } as const;

/** Font families; a host loads Public Sans itself, and the system's face stands in until then. */
export const family = {
  sans: '"Public Sans", system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "PingFang SC", "Hiragino Sans GB", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", "Source Han Sans SC", sans-serif',
  mono: 'ui-monospace, "SF Mono", SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace',
} as const;

/** Weights of the type scale. */
export const weight = { regular: '400', medium: '500', semibold: '600', bold: '700' } as const;

/** Type scale as `weight size/line-height`; the family is appended by the theme. */
export const type = {
  overline: '600 12px/16px',
  small: '400 12px/16px',
  caption: '400 13px/20px',
  body: '400 14px/20px',
  section: '600 16px/24px',
  title: '600 24px/32px',
  figure: '600 28px/36px',
} as const;

/** Stacking order: first inside one part, between its own layers, then over the page. */
export const z = {
  under: '-1',
  raised: '1',
  head: '3',
  edge: '4',
  line: '5',
  bar: '6',
  sticky: '10',
  nav: '1000',
  overlay: '2000',
  dialog: '2400',
  popover: '2500',
  tooltip: '2600',
  toast: '2700',
} as const;

/** Durations and easings; durations collapse under `prefers-reduced-motion`. */
export const motion = {
  fast: '120ms',
  base: '160ms',
  slow: '200ms',
  ease: 'cubic-bezier(0.2, 0, 0, 1)',
  easeIn: 'cubic-bezier(0.4, 0, 1, 1)',
} as const;

/** Heights and paddings per density. */
export const density = {
  comfortable: {
    row: '44px',
    cellX: '16px',
    controlSm: '32px',
    controlMd: '36px',
    controlLg: '44px',
    controlX: '12px',
    fieldGap: '20px',
  },
  compact: {
    row: '36px',
    cellX: '12px',
    controlSm: '28px',
    controlMd: '32px',
    controlLg: '40px',
    controlX: '10px',
    fieldGap: '16px',
  },
} as const;

/** Dialog widths. */
export const dialogWidth = { sm: '500px', md: '600px', lg: '960px', xl: '1280px' } as const;

/** Smallest viewport width of each breakpoint, in pixels. @source spec §9 */
export const breakpoint = { sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 } as const;
