import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '../../process/root.js';
import { PACKAGES } from '../packTarballs.js';
import { allDependencies, exampleManifests } from './exampleManifests.js';

const versionOf = (name: string): string =>
  JSON.parse(readFileSync(inRoot('packages', name, 'package.json'), 'utf8')).version;

it('asks in every example for the version of our packages that there is', () => {
  const all = allDependencies(exampleManifests());
  const published = PACKAGES.map((name) => [`@corridor/${name}`, `^${versionOf(name)}`] as const);
  expect(all).toMatchObject(Object.fromEntries(published));
});

it('refuses two examples that differ in a version', () => {
  const react = (range: string) => ({ dependencies: { react: range } });
  const manifests = new Map([
    ['vite', react('^19.0.0')],
    ['vue', react('^18.3.0')],
  ]);
  expect(() => allDependencies(manifests)).toThrow('examples/vue asks for react ^18.3.0, another example for ^19.0.0');
});
