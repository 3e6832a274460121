import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../../process/root.js';
import { inspect } from './inspect.js';
import { rules } from './rules.js';

const fixtures = inRoot('scripts', 'check', 'fixtures', 'conventions');
const names = [...rules.map(({ name }) => name), 'described-widgets', 'documented-exports'];

describe('conventions', () => {
  it('have a fixture each', () => {
    expect(readdirSync(fixtures).sort()).toEqual(names.toSorted());
  });

  it.each(names)('%s is broken by its fixture, and by nothing else there', (name) => {
    expect(new Set(inspect(`${fixtures}/${name}`).map(({ rule }) => rule))).toEqual(new Set([name]));
  });
});
