import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './renderMarkdown.js';
import { siteFiles } from './siteFiles.js';

const files = siteFiles();
const pages = [...files].filter(([name]) => name.endsWith('.html'));
const anchorsOf = (name: string): string[] =>
  [...(files.get(name) ?? '').matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);

describe('docs site', () => {
  it.each(pages)('%s leads to pages and headings that there are, and loads nothing from elsewhere', (name, html) => {
    const addresses = [...html.matchAll(/ href="([^"]+)"/g)].map(([, address = '']) => address);
    const inside = addresses.filter((address) => !/^(\w+:|#)/.test(address));
    expect(inside).toContain('index.html');
    for (const address of inside) {
      const [file = '', anchor] = address.split('#');
      expect([name, address, files.has(file)]).toEqual([name, address, true]);
      if (anchor !== undefined) expect(anchorsOf(file)).toContain(anchor);
    }
    expect(html).not.toMatch(/<script|<link[^>]* href="https?:/);
    expect(html).toMatch(/<h1 id=/);
  });

  it('has a page for each subject, and llms.txt that names them all', () => {
    const names = pages.map(([name]) => name);
    expect(names).toContain('index.html');
    for (const name of names) expect(files.get('llms.txt')).toContain(`(${name})`);
    expect(new Set(names).size).toBe(names.length);
  });

  it('draws the colours of the theme', () => {
    expect(files.get('theme-tokens.html')?.match(/class="swatch"/g)?.length).toBeGreaterThan(100);
  });
});

describe('renderMarkdown', () => {
  const same = (address: string) => address;

  it('shows HTML as text and leaves comments out', () => {
    expect(renderMarkdown('a <b onclick="x">b</b><!-- c -->', same)).toBe(
      '<p>a &lt;b onclick=&quot;x&quot;&gt;b&lt;/b&gt;</p>\n',
    );
  });

  it('puts a swatch before a colour alone', () => {
    expect(renderMarkdown('`#FFFFFF` `red`', same)).toBe(
      '<p><span class="swatch" style="--swatch:#FFFFFF"></span><code>#FFFFFF</code> <code>red</code></p>\n',
    );
  });
});
