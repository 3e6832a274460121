import type { GatewayError } from '@corridor/core';
import type { CorridorEvent, ErrorContext } from '@corridor/features';
import type { Notice } from './createNotices';
import { isReasonKey } from './translateMessage';

/** The notice that a widget's report deserves, or null where the screen says enough. */
export function noticeOfEvent(event: CorridorEvent): Notice | null {
  if (!('message' in event)) return null;
  const { message } = event;
  if (event.type === 'approvals.requested') return { kind: 'info', message };
  // A failed write and the reads that fail beside it say the same once.
  if (/failed$/i.test(event.type)) return { kind: 'error', message, id: message };
  const layer = layerOf(event);
  return { kind: 'success', message, ...(layer && { layer }) };
}

/** A copy is told briefly beside the work; a password that was changed or reset ends a step, in the middle. */
function layerOf({ type }: CorridorEvent): Notice['layer'] {
  if (type === 'clipboard.copied') return 'brief';
  return type.startsWith('session.') ? 'center' : undefined;
}

const READS: readonly string[] = ['list', 'page', 'get', 'get-by', 'call', 'query'];

/** The notice that a failed call deserves; writes and sign-in report their own failures. @source spec §8 */
export function noticeOfError(error: GatewayError, { verb }: ErrorContext, endSession: () => void): Notice | null {
  if (verb === 'login') return null;
  if (error.kind === 'unauthorized') {
    return { kind: 'error', message: error.msg, id: 'unauthorized', onClose: endSession };
  }
  // Code of a part that could not be fetched.
  const isMissing = verb === 'render' && error.kind === 'network';
  if (!isMissing && !READS.includes(verb)) return null;
  const { message, params } = textOf(error);
  return { kind: 'error', message, ...(params && { params }), id: message };
}

// A reason given as a code is translated; a cause in words and the message are told as they came.
function textOf(error: GatewayError): Pick<Notice, 'message' | 'params'> {
  const cause = causeText(error);
  if (cause !== undefined) return { message: cause };
  const { reason, params } = error.reason === undefined ? (error.fields[0] ?? error) : error;
  return reason !== undefined && isReasonKey(reason) ? { message: reason, params } : { message: error.msg };
}

// The specification shows the cause of an error that carries one; only a text was meant for people.
function causeText({ cause }: GatewayError): string | undefined {
  return typeof cause === 'string' && cause !== '' ? cause : undefined;
}
