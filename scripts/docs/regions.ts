import { readFileSync } from 'node:fs';
import { inRoot } from '../process/root.js';
import { contentTokenTables } from './tables/contentTokenTables.js';
import { errorKindTable, mistakeTable } from './tables/errorTables.js';
import { eventTable } from './tables/eventTable.js';
import { fieldTable } from './tables/fieldTable.js';
import { peerTable, triedTable } from './tables/hostTables.js';
import { colorTable, measureTable, overrideTable } from './tables/themeTokenTables.js';
import { propTable, widgetTable } from './tables/widgetTable.js';

/** Writes a region of a page. */
type Region = () => string | Promise<string>;

const TABLES: Readonly<Record<string, Region>> = {
  events: eventTable,
  'error-kinds': errorKindTable,
  mistakes: mistakeTable,
  widgets: widgetTable,
  props: propTable,
  fields: fieldTable,
  'content-tokens': contentTokenTables,
  'theme-overrides': overrideTable,
  'theme-colors': colorTable,
  'theme-measures': measureTable,
  peers: peerTable,
  tried: triedTable,
};

const LANGUAGES: Readonly<Record<string, string>> = { js: 'js', jsx: 'jsx', html: 'html', vue: 'vue', tsx: 'tsx' };

/** A file of the workspace as a block of code. */
function fileBlock(path: string): string {
  const language = LANGUAGES[path.slice(path.lastIndexOf('.') + 1)] ?? '';
  return `\`\`\`${language}\n${readFileSync(inRoot(path), 'utf8').trim()}\n\`\`\``;
}

const REGION = /<!-- from (table|file): (\S+) -->\n[\s\S]*?<!-- end -->/g;

function regionOf(kind: string, name: string): string | Promise<string> {
  if (kind === 'file') return fileBlock(name);
  const table = TABLES[name];
  if (!table) throw new Error(`There is no table "${name}"; there are ${Object.keys(TABLES).join(', ')}`);
  return table();
}

/** A page with each of its regions written anew: `<!-- from table: events -->` or `<!-- from file: path -->` up to `<!-- end -->`. */
export async function fillRegions(page: string): Promise<string> {
  let filled = page;
  for (const [region, kind = '', name = ''] of page.matchAll(REGION)) {
    const text = `<!-- from ${kind}: ${name} -->\n\n${await regionOf(kind, name)}\n\n<!-- end -->`;
    filled = filled.replace(region, () => text);
  }
  return filled;
}
