import type { GatewayError } from '@corridor/core';
import type { CorridorEvent, ErrorContext } from '@corridor/features';
import type { Notice } from './createNotices';

/** The notice that a widget's report deserves, or null where the screen says enough. */
export function noticeOfEvent(event: CorridorEvent): Notice | null {
  if (!('message' in event)) return null;
  return { kind: /failed$/i.test(event.type) ? 'error' : 'success', message: event.message };
}

const READS: readonly string[] = ['list', 'page', 'get', 'get-by', 'call', 'query'];

/** The notice that a failed call deserves; writes and sign-in report their own failures. @source spec §8 */
export function noticeOfError(error: GatewayError, { verb }: ErrorContext, endSession: () => void): Notice | null {
  if (verb === 'login') return null;
  if (error.kind === 'unauthorized') {
    return { kind: 'error', message: error.msg, id: 'unauthorized', onClose: endSession };
  }
  if (!READS.includes(verb)) return null;
  const message = spokenCause(error) ?? error.msg;
  return { kind: 'error', message, id: `${error.kind}:${message}` };
}

// The specification shows the cause of an error that carries one; only a text was meant for people.
function spokenCause({ cause }: GatewayError): string | undefined {
  return typeof cause === 'string' && cause !== '' ? cause : undefined;
}
