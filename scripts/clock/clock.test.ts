import { spawnSync } from 'node:child_process';
import { createContext, runInContext } from 'node:vm';
import { expect, it } from 'vitest';
import { shiftDates } from './clock.mjs';

const CLOCK = new URL('./clock.mjs', import.meta.url).href;
const DAY = '2028-02-29';

function run(program: string, today: string): { said: string; errors: string } {
  const { CORRIDOR_CLOCK_OFFSET: _, NODE_OPTIONS: __, ...rest } = process.env;
  const args = ['--import', CLOCK, '--input-type=module', '--eval', program];
  const env = { ...rest, CORRIDOR_TODAY: today, TZ: 'UTC' };
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env });
  return { said: stdout.trim(), errors: stderr };
}

/** Values of expressions in a process that believes that it is the leap day. */
function valuesOf(...expressions: readonly string[]): unknown[] {
  const { said, errors } = run(`console.log(JSON.stringify([${expressions.join(', ')}]))`, `${DAY}T12:00:00Z`);
  if (errors) throw new Error(errors);
  return JSON.parse(said);
}

it('shows that day wherever a date of now is asked for', () => {
  const shown = valuesOf(
    'new Date().toISOString().slice(0, 10)',
    'new Date(Date.now()).toISOString().slice(0, 10)',
    'Date().slice(0, 15)',
    "new Intl.DateTimeFormat('en-CA', { dateStyle: 'short' }).format()",
    "new Intl.DateTimeFormat('en-CA', { year: 'numeric' }).formatToParts()[0].value",
    'new (class extends Date {})().toISOString().slice(0, 10)',
    'new (new Date().constructor)().toISOString().slice(0, 10)',
  );
  expect(shown).toEqual([DAY, DAY, 'Tue Feb 29 2028', DAY, '2028', DAY, DAY]);
});

it('leaves every other date as it is', () => {
  const kept = valuesOf(
    'new Date(0).getTime()',
    "new Date('2020-01-02').toISOString()",
    'new Date(2020, 0, 2).toISOString()',
    'Date.UTC(1970, 0, 2)',
    "Date.parse('1970-01-01T00:00:01Z')",
    "new Intl.DateTimeFormat('en-CA', { dateStyle: 'short' }).format(0)",
    '[new Date() instanceof Date, structuredClone(new Date()) instanceof Date, new Date().constructor === Date]',
    'Date.name',
    'performance.now() < 60_000',
  );
  const second = '2020-01-02T00:00:00.000Z';
  expect(kept).toEqual([0, second, second, 86_400_000, 1000, '1970-01-01', [true, true, true], 'Date', true]);
});

it('agrees in every process and thread below the first, however often it is loaded and whatever options are given', () => {
  const program = `
    import { spawnSync } from 'node:child_process';
    import { once } from 'node:events';
    import { Worker } from 'node:worker_threads';
    process.env.NODE_OPTIONS = '--no-warnings';
    await import('${CLOCK}?again');
    const before = Date.now();
    const below = Number(spawnSync(process.execPath, ['--input-type=module', '--eval', 'console.log(Date.now())']).stdout);
    const thread = "import('node:worker_threads').then(({ parentPort }) => parentPort.postMessage(Date.now()))";
    const [inThread] = await once(new Worker(thread, { eval: true }), 'message');
    console.log(before <= below && below <= inThread && inThread <= Date.now());`;
  expect(run(program, `${DAY}T12:00:00Z`)).toEqual({ said: 'true', errors: '' });
});

it('refuses what is no instant', () => {
  expect(run('', 'tomorrow').errors).toContain(
    'CORRIDOR_TODAY is an instant such as 2027-02-28T10:00:00Z, not tomorrow.',
  );
});

it('shifts a page by the text of its function alone', () => {
  const [page, machine] = [createContext({}), createContext({})];
  runInContext(`(${shiftDates.toString()})(400 * 86_400_000)`, page);
  const ahead = Number(runInContext('Date.now()', page)) - Number(runInContext('Date.now()', machine));
  expect(Math.round(ahead / 86_400_000)).toBe(400);
});
