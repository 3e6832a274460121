import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run } from '../../process/run';
import { REACT_VERSIONS } from '../createConsumer';
import { TESTING_FILES } from './testingFiles';

/** Test runners of a partner, at versions that run on Node 20. */
const RUNNERS = {
  '@testing-library/dom': '^10.4.0',
  '@testing-library/react': '^16.3.0',
  jest: '^30.0.0',
  'jest-environment-jsdom': '^30.0.0',
  jsdom: '^29.0.0',
  vitest: '^4.1.0',
};

const COMMANDS = [
  ['jest', ['--ci', '--config', 'jest.config.json']],
  ['vitest', ['run']],
] as const;

async function lay(folder: string, tarballs: Readonly<Record<string, string>>): Promise<void> {
  const own = Object.entries(tarballs).map(([name, path]) => [name, `file:${path}`]);
  const react = REACT_VERSIONS[19];
  const beside = { react, 'react-dom': react, 'styled-components': '^6.6.0' };
  const manifest = {
    name: 'northwind-tests',
    private: true,
    dependencies: { ...Object.fromEntries(own), ...beside },
    devDependencies: RUNNERS,
  };
  for (const [path, text] of Object.entries({ ...TESTING_FILES, 'package.json': JSON.stringify(manifest, null, 2) })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const install = ['install', '--no-audit', '--no-fund', '--prefer-offline'];
  const { code, output } = await run('npm', install, { cwd: folder });
  if (code !== 0) throw new Error(`The partner's tests could not be installed:\n${output}`);
}

/** Runs a partner's tests on the gateway in memory, from the tarballs, in Jest and in Vitest; gives what fails. */
export async function testInRunners(folder: string, tarballs: Readonly<Record<string, string>>): Promise<string[]> {
  await lay(folder, tarballs);
  const problems: string[] = [];
  for (const [runner, args] of COMMANDS) {
    const { code, output } = await run(join(folder, 'node_modules', '.bin', runner), [...args], { cwd: folder });
    if (code !== 0) problems.push(`${runner}: ${output}`);
  }
  return problems;
}
