import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { host as hostEn } from './en/host';
import { mailbox as mailboxEn } from './en/mailbox';
import { preferences as preferencesEn } from './en/preferences';
import { rolePreview as rolePreviewEn } from './en/role-preview';
import { settings as settingsEn } from './en/settings';
import { simulation as simulationEn } from './en/simulation';
import { viewNames as viewNamesEn } from './en/view-names';
import { host as hostFr } from './fr/host';
import { mailbox as mailboxFr } from './fr/mailbox';
import { preferences as preferencesFr } from './fr/preferences';
import { rolePreview as rolePreviewFr } from './fr/role-preview';
import { settings as settingsFr } from './fr/settings';
import { simulation as simulationFr } from './fr/simulation';
import { viewNames as viewNamesFr } from './fr/view-names';
import { host as hostZh } from './zh/host';
import { mailbox as mailboxZh } from './zh/mailbox';
import { preferences as preferencesZh } from './zh/preferences';
import { rolePreview as rolePreviewZh } from './zh/role-preview';
import { settings as settingsZh } from './zh/settings';
import { simulation as simulationZh } from './zh/simulation';
import { viewNames as viewNamesZh } from './zh/view-names';

const en = {
  ...hostEn,
  ...mailboxEn,
  ...preferencesEn,
  ...rolePreviewEn,
  ...settingsEn,
  ...simulationEn,
  ...viewNamesEn,
};
const fr = {
  ...hostFr,
  ...mailboxFr,
  ...preferencesFr,
  ...rolePreviewFr,
  ...settingsFr,
  ...simulationFr,
  ...viewNamesFr,
};
const zh = {
  ...hostZh,
  ...mailboxZh,
  ...preferencesZh,
  ...rolePreviewZh,
  ...settingsZh,
  ...simulationZh,
  ...viewNamesZh,
};

const SOURCE = join(process.cwd(), 'apps', 'backoffice', 'src');

const code = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('messages') && !path.includes('.test.'))
  .map((path) => readFileSync(join(SOURCE, path), 'utf8'))
  .join('\n');

const placeholders = (sentence: string) => (sentence.match(/\{\w+\}/g) ?? []).toSorted().join();

// `host.route.${name}` in code stands for every key that begins with what comes before the value.
const families = [...code.matchAll(/`(host\.[\w.-]+\.)\$\{/g)].map(([, family = '']) => family);
const middles = [...code.matchAll(/`host\.\$\{\w+\}(\.\w+)`/g)].map(([, end = '']) => end);

function isAsked(key: string): boolean {
  const plain = key.replace(/_one$/, '');
  return (
    code.includes(`'${plain}'`) ||
    families.some((family) => plain.startsWith(family)) ||
    middles.some((end) => plain.endsWith(end))
  );
}

describe('sentences of the host', () => {
  it.each([
    ['fr', fr],
    ['zh', zh],
  ])('are complete in %s and take the same values', (_language, sentences) => {
    const other = new Map(Object.entries(sentences));
    expect([...other.keys()].toSorted()).toEqual(Object.keys(en).toSorted());
    const different = Object.entries(en).filter(
      ([key, sentence]) => placeholders(sentence) !== placeholders(other.get(key) ?? ''),
    );
    expect(different).toEqual([]);
  });

  it('are all used', () => {
    expect(families.length).toBeGreaterThan(0);
    expect(Object.keys(en).filter((key) => !isAsked(key))).toEqual([]);
  });

  it('are there for every key that code asks for', () => {
    const asked = [...code.matchAll(/\bt\(\s*'(host\.[\w.$-]+)'/g)].map(([, key = '']) => key);
    expect(asked.length).toBeGreaterThan(20);
    expect(asked.filter((key) => !Object.hasOwn(en, key))).toEqual([]);
  });
});
