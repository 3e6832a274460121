import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { designTokens } from './designTokens';
import { light } from './semantic';
import { colorValue, measure, shadowValue } from './tokenValues';

describe('design tokens', () => {
  it('are what the package exports; vitest -u writes them anew after a change of the theme', async () => {
    const file = join(process.cwd(), 'packages/ui/tokens.json');
    await expect(`${JSON.stringify(designTokens(), null, 2)}\n`).toMatchFileSnapshot(file);
  });

  it('name every colour of a scheme', () => {
    const names = Object.keys(light).filter((name) => !name.startsWith('shadow.'));
    expect(designTokens()).toHaveProperty(`light.color.${names[0]}.$type`, 'color');
    expect(Object.keys(Object(designTokens()).light.color)).toHaveLength(names.length);
  });

  it('read colours with and without alpha, lengths and layers of a shadow', () => {
    expect(colorValue('#FF0033')).toEqual({ colorSpace: 'srgb', components: [1, 0, 0.2], alpha: 1 });
    expect(colorValue('rgb(255 255 255 / 0.82)').alpha).toBe(0.82);
    expect(measure('120ms')).toEqual({ value: 120, unit: 'ms' });
    expect(shadowValue(light['shadow.raised'])).toHaveLength(2);
    expect(() => colorValue('tomato')).toThrow('tomato');
  });
});
