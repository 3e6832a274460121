import { readFileSync } from 'node:fs';
import { PACKAGES } from '../consumer/packTarballs.js';
import { inRoot } from '../process/root.js';
import { llmsText } from './llmsText.js';
import { type PartnerPage, partnerPages } from './partnerPages.js';
import { fillRegions } from './regions.js';
import { SPECIFICATION, specificationPage } from './specification.js';

/** Where a page stands for whoever has installed a package: the pages come with features, each README with its package. */
function addressIn(name: string): (page: PartnerPage) => string {
  return ({ path }) => {
    const own = `packages/${name}/`;
    if (path.startsWith(own)) return path.slice(own.length);
    const [, other, rest] = /^packages\/(\w+)\/(.+)$/.exec(path) ?? [];
    if (other !== undefined) return `../${other}/${rest}`;
    const copied = path.replace('docs/partners/', 'dist/docs/');
    return name === 'features' ? copied : `../features/${copied}`;
  };
}

function llmsOf(name: string, pages: readonly PartnerPage[]): readonly [string, string] {
  const { description } = JSON.parse(readFileSync(inRoot('packages', name, 'package.json'), 'utf8'));
  return [`packages/${name}/llms.txt`, llmsText(`@corridor/${name}`, description, pages, addressIn(name))];
}

/** Every file that is written from the sources, by its path: pages with tables of types, `llms.txt` of each package, and the specification with its tests. */
export async function generatedFiles(): Promise<ReadonlyMap<string, string>> {
  const pages = partnerPages();
  const files = new Map(PACKAGES.map((name) => llmsOf(name, pages)));
  for (const { path, text } of pages) files.set(path, await fillRegions(text));
  files.set(SPECIFICATION, specificationPage().text);
  return files;
}
