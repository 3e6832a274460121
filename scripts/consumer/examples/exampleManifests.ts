import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from '../../process/root';

/** What an example installs, version ranges by name. */
export interface ExampleManifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** The manifest of each example, by its folder. */
export function exampleManifests(): ReadonlyMap<string, ExampleManifest> {
  const entries = readdirSync(inRoot('examples'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return new Map(
    entries.map(({ name }) => [name, JSON.parse(readFileSync(inRoot('examples', name, 'package.json'), 'utf8'))]),
  );
}

/** What all examples install, in one list: none may ask for another version than the others. */
export function allDependencies(manifests: ReadonlyMap<string, ExampleManifest>): Readonly<Record<string, string>> {
  const all: Record<string, string> = {};
  for (const [example, { dependencies, devDependencies }] of manifests) {
    for (const [name, range] of Object.entries({ ...dependencies, ...devDependencies })) {
      if (all[name] !== undefined && all[name] !== range)
        throw new Error(`examples/${example} asks for ${name} ${range}, another example for ${all[name]}`);
      all[name] = range;
    }
  }
  return all;
}
