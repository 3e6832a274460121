import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { inRoot } from '../process/root.js';

const PACKAGES = ['core', 'ui', 'features'];
const SENTENCE = 'Amounts keep their sign when they are rounded.';
const MANIFESTS = [
  'package.json',
  'pnpm-workspace.yaml',
  '.changeset/config.json',
  'apps/backoffice/package.json',
  'apps/gateway/package.json',
  ...PACKAGES.map((name) => `packages/${name}/package.json`),
];

const copy = mkdtempSync(join(tmpdir(), 'corridor-changesets-'));
const read = (path: string) => readFileSync(join(copy, path), 'utf8');
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.org', ...args], { cwd: copy });

function copyWorkspace(): void {
  for (const path of MANIFESTS) cpSync(inRoot(path), join(copy, path));
  symlinkSync(inRoot('node_modules'), join(copy, 'node_modules'));
  writeFileSync(join(copy, '.gitignore'), 'node_modules\n');
  writeFileSync(join(copy, '.changeset', 'round.md'), `---\n"@corridor/core": minor\n---\n\n${SENTENCE}\n`);
  git('init', '-q', '-b', 'main');
  git('add', '.');
  git('commit', '-q', '-m', 'Start');
}

describe('changesets', () => {
  afterAll(() => rmSync(copy, { recursive: true }));

  it('turn a change of one package into changelogs and one version for all three', () => {
    copyWorkspace();
    const before = JSON.parse(read('packages/core/package.json')).version;
    execFileSync(inRoot('node_modules', '.bin', 'changeset'), ['version'], { cwd: copy, stdio: 'pipe' });
    const versions = PACKAGES.map((name) => JSON.parse(read(`packages/${name}/package.json`)).version);
    expect(new Set(versions).size).toBe(1);
    expect(versions[0]).not.toBe(before);
    expect(read('packages/core/CHANGELOG.md')).toContain(SENTENCE);
    for (const name of PACKAGES) expect(read(`packages/${name}/CHANGELOG.md`)).toContain(`## ${versions[0]}`);
  });
});
