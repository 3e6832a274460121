import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from '../process/root.js';

/** A page of the docs for partners. */
export interface PartnerPage {
  /** Its file, from the root of the workspace. */
  readonly path: string;
  readonly title: string;
  /** Its first sentence, as one line. */
  readonly summary: string;
  readonly text: string;
}

/** The order in which pages are listed; what is not named comes after them. */
const ORDER = ['README', 'quick-start', 'widgets', 'events', 'errors', 'fields', 'content-tokens', 'theme-tokens'];
const BESIDE = [
  'packages/features/docs/testing.md',
  'packages/features/README.md',
  'packages/ui/README.md',
  'packages/core/README.md',
];

const placeOf = (name: string): number => {
  const place = ORDER.indexOf(name.replace('.md', ''));
  return place < 0 ? ORDER.length : place;
};

function readPage(path: string): PartnerPage {
  const text = readFileSync(inRoot(path), 'utf8');
  const [heading = '', paragraph = ''] = text.split('\n\n');
  const [summary = ''] = /^.*?[.:](?= |$)/.exec(paragraph.replaceAll('\n', ' ')) ?? [];
  if (summary === '') throw new Error(`${path} does not begin with a heading and a sentence`);
  return { path, title: heading.replace(/^# /, ''), summary, text };
}

/** Every page of the docs for partners, in order: those of `docs/partners`, the guide to tests, and the README of each package. */
export function partnerPages(): readonly PartnerPage[] {
  const names = readdirSync(inRoot('docs/partners')).sort((one, other) => placeOf(one) - placeOf(other));
  return [...names.map((name) => `docs/partners/${name}`), ...BESIDE].map(readPage);
}
