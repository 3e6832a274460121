import { listOfTask, workTask } from '../concepts/dashboard';
import { TRANSACTION_SOURCES } from '../concepts/transactions';
import type { Segment, Verb } from '../resource';
import { resources } from './registry';

/** Records that figures are made of beside those that wait for a task. */
const COUNTED: readonly Segment[] = ['dashboard', 'merchant', 'card', 'account', 'transaction'];

const NO_TIME = { from: '', to: '', zone: 'UTC' };

/** A resource, its contract forgotten. */
interface Listed {
  readonly segment: Segment;
  readonly verbs: readonly Verb[];
  readonly calls: readonly string[];
  readonly callsById: readonly string[];
  invalidatedBy(verb: Verb, call?: string): readonly Segment[];
}

/** Segments whose changes make the dashboard's figures stale: what they are read from, what money comes from, and what writes to either. @source ours */
export function dashboardSources(): readonly Segment[] {
  const waiting = workTask.codes.map((task) => resources[listOfTask(task, NO_TIME).concept].segment);
  const read = new Set<Segment>([...COUNTED, ...waiting]);
  const all: readonly Listed[] = Object.values(resources);
  const writers = all.filter((resource) => touchedBy(resource).some((segment) => read.has(segment)));
  return [...new Set([...read, ...TRANSACTION_SOURCES, ...writers.map(({ segment }) => segment)])];
}

/** Segments that any operation of a resource makes stale. */
function touchedBy({ verbs, calls, callsById, invalidatedBy }: Listed): readonly Segment[] {
  return [
    ...verbs.filter((verb) => verb !== 'call' && verb !== 'call-by-id').flatMap((verb) => invalidatedBy(verb)),
    ...calls.flatMap((call) => invalidatedBy('call', call)),
    ...callsById.flatMap((call) => invalidatedBy('call-by-id', call)),
  ];
}
