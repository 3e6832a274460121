import { readFileSync } from 'node:fs';
import { allDependencies, exampleManifests } from '../../consumer/examples/exampleManifests.js';
import { PACKAGES } from '../../consumer/packTarballs.js';
import { inRoot } from '../../process/root.js';
import { codes, markdownTable } from './markdownTable.js';

/** What a package's manifest asks of a host. */
interface Manifest {
  readonly engines: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const rangesOf = (ranges: Readonly<Record<string, string>>): string =>
  codes(Object.entries(ranges).map(([name, range]) => `${name} ${range}`));

/** Peers and Node version of each package, as its manifest says. */
export function peerTable(): string {
  const rows = PACKAGES.map((name) => {
    const path = inRoot('packages', name, 'package.json');
    const { engines, peerDependencies = {} }: Manifest = JSON.parse(readFileSync(path, 'utf8'));
    return [`\`@corridor/${name}\``, rangesOf(peerDependencies) || '–', rangesOf(engines)];
  });
  return markdownTable(['package', 'peers', 'on a server'], rows);
}

/** What the examples are built with. */
export function triedTable(): string {
  const all = Object.entries(allDependencies(exampleManifests()));
  const others = all.filter(([name]) => !name.startsWith('@corridor/')).sort();
  return markdownTable(
    ['package', 'version'],
    others.map(([name, range]) => [`\`${name}\``, `\`${range}\``]),
  );
}
