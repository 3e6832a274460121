import type { Counts } from './counts.js';

/** What a suite's exit code and counts come to: having run nothing, or failing without naming a test, is one failure. */
export function judge(code: number, counts: Counts | undefined): Counts {
  const { passed, failed } = counts ?? { passed: 0, failed: 0 };
  const hidden = failed === 0 && (code !== 0 || passed === 0);
  return { passed, failed: hidden ? 1 : failed };
}
