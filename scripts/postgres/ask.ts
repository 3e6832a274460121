import { runIn } from './cluster.js';
import type { Postgres } from './runCluster.js';

/** Sends statements to a server, one after another, and gives what psql printed. */
export function ask({ cluster, port }: Postgres, ...statements: readonly string[]): Promise<string> {
  const place = ['-h', '127.0.0.1', '-p', String(port), '-U', 'corridor', '-d', 'corridor'];
  return runIn(cluster, 'psql', [...place, '-XqAt', ...statements.flatMap((statement) => ['-c', statement])]);
}
