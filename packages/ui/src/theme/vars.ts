import type { ColorToken } from './semantic';
import type { density, dialogWidth, family, motion, radius, space, type, weight, z } from './tokens';

type Named<Prefix extends string, Group> = `${Prefix}.${Extract<keyof Group, string | number>}`;

/** Every name a stylesheet may read. */
export type Token =
  | ColorToken
  /** 1 from left to right, -1 from right to left: a factor for `transform`, which has no logical form. */
  | 'dir'
  | Named<'space', typeof space>
  | Named<'radius', typeof radius>
  | Named<'family', typeof family>
  | Named<'weight', typeof weight>
  | Named<'type', typeof type>
  | Named<'z', typeof z>
  | Named<'motion', typeof motion>
  | Named<'density', (typeof density)['comfortable']>
  | Named<'dialogWidth', typeof dialogWidth>;

/** Name of the CSS custom property that carries a token: `tone.danger.fillHover` is `--cr-tone-danger-fill-hover`. */
export const variableName = (token: string): `--cr-${string}` =>
  `--cr-${token.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`).replace(/\./g, '-')}`;

/** Reads a token in a stylesheet or an inline style: `v('surface')` is `var(--cr-surface)`. */
export const v = (token: Token): string => `var(${variableName(token)})`;

declare module 'react' {
  interface CSSProperties {
    [variable: `--cr-${string}`]: string | number | undefined;
  }
}
