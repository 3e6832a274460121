import { expect, it } from 'vitest';
import { light } from './semantic';
import { breakpoint, dialogWidth, family, z } from './tokens';

// @spec 9.dialog 9.layers 9.breakpoints
it('measures what the specification measures', () => {
  expect(breakpoint).toEqual({ sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 });
  expect(Object.values(dialogWidth)).toEqual(['500px', '600px', '960px', '1280px']);
  expect([z.overlay, z.dialog]).toEqual(['2000', '2400']);
});

// @spec 9.brand
it('is set in the colour and the typeface of the specification', () => {
  expect(light['primary.fill']).toBe('#2BC196');
  expect(family.sans).toMatch(/^"Public Sans"/);
});
