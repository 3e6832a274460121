import { existsSync, readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../process/root.js';
import { linksIn } from './linksIn.js';
import { partnerPages } from './partnerPages.js';
import { fillRegions } from './regions.js';

describe('docs for partners', () => {
  it.each(partnerPages().map(({ path, text }) => [path, text]))('%s leads to files that there are', (path, text) => {
    expect(linksIn(text).filter((address) => !existsSync(inRoot(dirname(path), address)))).toEqual([]);
  });

  it('begin with a page that leads to all others', () => {
    const [first] = partnerPages();
    const others = readdirSync(inRoot('docs/partners')).filter((name) => name !== 'README.md');
    expect(others.filter((name) => !first?.text.includes(`(${name})`))).toEqual([]);
  });
});

describe('fillRegions', () => {
  it('writes a table and a file anew, whatever stood there', async () => {
    const page =
      '# A\n\n<!-- from table: error-kinds -->\nold\n<!-- end -->\n\nBetween\n\n<!-- from file: LICENSE -->\n<!-- end -->\n';
    const filled = await fillRegions(page);
    expect(filled).toContain('| `unknown-outcome` |');
    expect(filled).toContain('```\nMIT License');
    expect(filled).not.toContain('old');
    expect(await fillRegions(filled)).toBe(filled);
  });

  it('refuses a table that there is not', async () => {
    await expect(fillRegions('<!-- from table: prices -->\n<!-- end -->')).rejects.toThrow(
      'There is no table "prices"',
    );
  });
});
