import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../process/root.js';
import { catalogNames, mismatches } from './dependencyReasons.js';

const workspace = readFileSync(inRoot('pnpm-workspace.yaml'), 'utf8');
const record = readFileSync(inRoot('docs/adr/0002-dependencies.md'), 'utf8');

describe('the reasons for dependencies', () => {
  it('are as many as the catalog has entries', () => {
    expect(catalogNames(workspace)).toContain('react');
    expect(mismatches(workspace, record)).toEqual([]);
  });

  it('are missed for an entry without a line and for a line without an entry', () => {
    const catalog = "catalog:\n  '@scope/one': 1.0.0\n  two: 2.0.0\n";
    expect(mismatches(catalog, '- `two`: two.\n- `three`: three.\n')).toEqual([
      '@scope/one has no reason',
      'three is not in the catalog',
    ]);
  });
});
