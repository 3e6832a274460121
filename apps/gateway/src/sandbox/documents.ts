import { z } from 'zod';
import type { RouteDocument } from '../platform/concept/RouteDocument';
import type { SandboxEvent } from '../platform/concept/SandboxEvent';
import type { Operation } from '../platform/resource/Operation';
import { MOVE_CLOCK } from './moveClockOperation';

/** Where the sandbox's events are. */
export const SANDBOX_ROOT = '/api/sandbox';

/** Mails that were kept and not sent. */
const MAILS = z.array(z.strictObject({ to: z.string(), subject: z.string(), text: z.string() }));

/** The sandbox's events in the OpenAPI document. */
export function sandboxDocuments(events: readonly SandboxEvent[]): RouteDocument[] {
  const document = (name: string, { input, output }: Operation): RouteDocument => ({
    method: 'post',
    path: `${SANDBOX_ROOT}/${name}`,
    input,
    output,
    open: false,
    tag: 'sandbox',
  });
  return [
    ...events.map(({ name, operation }) => document(name, operation)),
    document('move-clock', MOVE_CLOCK),
    { method: 'get', path: `${SANDBOX_ROOT}/mails`, input: null, output: MAILS, open: true, tag: 'sandbox' },
  ];
}
