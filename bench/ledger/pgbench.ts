import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requirePostgres } from '../../scripts/postgres/installation';
import { run } from '../../scripts/process/run';
import { CUSTOMERS, PARTNER } from './ledgerBooks';

const leg = (variable: string, amount: string) =>
  `{"account":"00000000-0000-7000-8000-' || lpad(:${variable}::text, 12, '0') || '","currency":"USD","amount":"${amount}"}`;

// One prepared statement per posting in the scope of the connection: there is no barer way to post.
const SCRIPT = `
\\set payer random(1, ${CUSTOMERS})
\\set payee 1 + (:payer + random(0, ${CUSTOMERS - 2})) % ${CUSTOMERS}
\\set request random(1, 9000000000000000000)
SELECT ledger_post('${PARTNER}', :request::text, 'measured', ('[${leg('payer', '-5')},${leg('payee', '5')}]')::jsonb, '{}', now());
`;

/** The same posting as bare SQL, driven by PostgreSQL's own load generator: postings per second. @throws Error when one fails */
export async function pgbenchPostings(url: string, clients: number, seconds: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'corridor-pgbench-'));
  const script = join(folder, 'posting.sql');
  writeFileSync(script, SCRIPT);
  const scope = `-c role=corridor_app -c corridor.partner=${PARTNER} -c corridor.user=${PARTNER} -c jit=off`;
  const load = ['-n', '-M', 'prepared', '-c', String(clients), '-j', '2', '-T', String(seconds)];
  try {
    const pgbench = join(await requirePostgres(), 'pgbench');
    const { code, output } = await run(pgbench, [...load, '-f', script, url], { env: { PGOPTIONS: scope } });
    const tps = Number(/^tps = ([\d.]+)/m.exec(output)?.[1]);
    if (code !== 0 || !/failed transactions: 0 /.test(output) || !(tps > 0))
      throw new Error(`pgbench failed:\n${output}`);
    return tps;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
