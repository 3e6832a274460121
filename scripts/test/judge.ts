import { writeFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { sentenceOf } from '../process/sentence.js';
import type { TestCase } from './reports.js';

/** Tests of a program of our own: each is judged by what is wrong, and all are reported. */
export interface Judge {
  /** Looks at one thing, prints and remembers what is wrong with it; returns true if nothing is. */
  readonly judge: (name: string, look: () => Promise<readonly string[]> | readonly string[]) => Promise<boolean>;
  /** Leaves the report where the run asks for one, and the exit code. */
  readonly finish: () => void;
}

/** Begins the tests of a program in `scripts`. */
export function createJudge(file: string): Judge {
  const cases: TestCase[] = [];
  return {
    judge: async (name, look) => {
      const started = performance.now();
      const problems = await Promise.resolve()
        .then(look)
        .catch((error: unknown) => [sentenceOf(error)]);
      const passed = problems.length === 0;
      const seconds = (performance.now() - started) / 1000;
      cases.push({ title: name, file, seconds, passed, ...(!passed && { error: problems.join('\n') }), left: [] });
      console.log(`${passed ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
      for (const problem of problems) console.log(`    ${problem}`);
      return passed;
    },
    finish: () => {
      const { CORRIDOR_REPORT } = process.env;
      if (CORRIDOR_REPORT) writeFileSync(CORRIDOR_REPORT, JSON.stringify({ cases }));
      process.exitCode = cases.length > 0 && cases.every(({ passed }) => passed) ? 0 : 1;
    },
  };
}
