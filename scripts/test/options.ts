import { parseArgs } from 'node:util';

/** What a run of the tests is asked for. */
export interface RunOptions {
  /** The whole matrix, and not only what must hold before a change is accepted. */
  readonly full: boolean;
  readonly only: string | undefined;
  /** Suite with which an ended run goes on: those before it keep their results. */
  readonly from: string | undefined;
  /** Seed of the order in which files run. */
  readonly shuffle: number | undefined;
  /** Files and tests of the one suite that alone are run. */
  readonly asked: readonly string[];
}

const seedOf = (given: string | undefined) => {
  if (given === undefined) return undefined;
  const seed = Number(given);
  if (!Number.isInteger(seed) || seed < 0) throw new Error('--shuffle takes a whole number.');
  return seed;
};

/** Reads the arguments of `npm test`. @throws Error that names what is wrong */
export function readOptions(args: readonly string[]): RunOptions {
  const given = args.map((arg) => (arg === '--shuffle' ? `--shuffle=${Date.now() % 1_000_000}` : arg));
  const { values, positionals } = parseArgs({
    args: given,
    allowPositionals: true,
    options: {
      full: { type: 'boolean', default: false },
      only: { type: 'string' },
      from: { type: 'string' },
      shuffle: { type: 'string' },
    },
  });
  const { full, only, from } = values;
  if (positionals.length > 0 && !only) throw new Error('Files and tests are named after --only <suite>.');
  return { full, only, from, shuffle: seedOf(values.shuffle), asked: positionals };
}
