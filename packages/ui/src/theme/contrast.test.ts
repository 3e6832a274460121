import { describe, expect, it } from 'vitest';
import { contrastRatio, mix, parseColor } from './contrast';
import { weakPairs } from './pairs';
import { dark, light } from './semantic';
import { createTheme } from './theme';

describe('contrast', () => {
  it('measures as WCAG does', () => {
    expect(contrastRatio('#000000', '#fff')).toBeCloseTo(21, 5);
    expect(contrastRatio('#777777', 'rgb(255, 255, 255)')).toBeCloseTo(4.48, 2);
    expect(contrastRatio('#777777', 'currentcolor')).toBeUndefined();
  });

  it('reads hex and rgb only', () => {
    expect(parseColor('#2BC196')).toEqual([43, 193, 150]);
    expect(parseColor('hsl(0 0% 0%)')).toBeUndefined();
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
  });
});

describe('semantic colours', () => {
  it.each([
    ['light', light],
    ['dark', dark],
  ])('keep every promised contrast in %s', (_scheme, colors) => {
    expect(weakPairs(colors)).toEqual([]);
  });

  it('put near-black on the primary fill at 6:1 or more', () => {
    expect(contrastRatio(light['primary.on'], light['primary.fill'])).toBeGreaterThanOrEqual(6);
  });

  it.each(['#5B3DF5', '#C8102E', '#FFD400', '#101828', '#2563EB', '#808080', '#7F7F7F', '#D94F4F', '#0E8A8A'])(
    'stay readable when a partner sets %s as primary',
    (primary) => {
      for (const scheme of ['light', 'dark'] as const)
        expect(weakPairs(createTheme(scheme, { primary }).colors)).toEqual([]);
    },
  );
});
