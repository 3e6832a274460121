import { contrastRatio } from './contrast';
import type { ColorToken } from './semantic';

/** Text and ground that meet on screen, and the least WCAG ratio they may have. */
export interface ContrastPair {
  readonly text: ColorToken;
  readonly ground: ColorToken;
  readonly least: number;
}

const pair = (text: ColorToken, ground: ColorToken, least = 4.5): ContrastPair => ({ text, ground, least });

const TONES = ['neutral', 'success', 'warning', 'danger', 'info', 'brand'] as const;
const GROUNDS = ['surface', 'surfaceRaised', 'surfaceSunken', 'surfaceHover', 'surfaceSelected'] as const;

/** Every pair the theme promises; the tests hold both schemes to it and the guard holds a partner's overrides to it. */
const CONTRAST_PAIRS: readonly ContrastPair[] = [
  ...GROUNDS.flatMap((ground) => [
    pair('text', ground),
    pair('textMuted', ground),
    pair('textSubtle', ground),
    pair('link', ground),
    pair('invalid', ground),
    pair('focusRing', ground, 3),
  ]),
  ...TONES.flatMap((tone) => [
    pair(`tone.${tone}.text`, `tone.${tone}.soft`),
    pair(`tone.${tone}.text`, 'surface'),
    pair(`tone.${tone}.on`, `tone.${tone}.fill`),
    pair(`tone.${tone}.on`, `tone.${tone}.fillHover`),
  ]),
  pair('primary.on', 'primary.fill'),
  pair('primary.on', 'primary.fillHover'),
  pair('primary.on', 'primary.fillActive'),
  pair('primary.text', 'primary.soft'),
  pair('borderControl', 'surface', 3),
  pair('tooltipText', 'tooltip'),
];

/** A promised pair with the ratio that its colours have. */
export interface MeasuredPair extends ContrastPair {
  readonly ratio: number;
}

/** Every promised pair with its ratio; one whose colours cannot be read is left out. */
export function measuredPairs(colors: Record<ColorToken, string>): MeasuredPair[] {
  return CONTRAST_PAIRS.flatMap((entry) => {
    const ratio = contrastRatio(colors[entry.text], colors[entry.ground]);
    return ratio === undefined ? [] : [{ ...entry, ratio }];
  });
}

/** Pairs that fall below their least ratio, with the ratio found. */
export function weakPairs(colors: Record<ColorToken, string>): MeasuredPair[] {
  return measuredPairs(colors).filter(({ ratio, least }) => ratio < least);
}
