import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../../process/root.js';
import { findBreaches } from './findBreaches.js';
import { boundaryRules } from './rules.js';

const fixtures = inRoot('scripts', 'check', 'fixtures', 'layers');

describe('layer rules', () => {
  it('have a fixture each', () => {
    expect(readdirSync(fixtures).sort()).toEqual(boundaryRules.map(({ name }) => name).sort());
  });

  it.each(boundaryRules.map(({ name }) => name))(
    '%s is broken by its fixture, and by nothing else there',
    async (name) => {
      const { breaches } = await findBreaches(`${fixtures}/${name}`);
      expect(new Set(breaches.map(({ rule }) => rule))).toEqual(new Set([name]));
    },
  );
});
