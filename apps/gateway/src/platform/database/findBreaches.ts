import type { RunSql } from './Database';

/** How often each of some queries finds what must never be found; empty when none does. */
export async function findBreaches(
  run: RunSql,
  breaches: Readonly<Record<string, string>>,
): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const [breach, query] of Object.entries(breaches)) {
    const [row] = await run(`SELECT count(*) AS n FROM (${query}) breaches`);
    if (Number(row?.n) > 0) found[breach] = Number(row?.n);
  }
  return found;
}
