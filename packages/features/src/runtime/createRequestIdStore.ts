import { createRequestId, type GatewayError, type GatewayErrorKind } from '@corridor/core';

/** After these nobody knows whether the gateway took the write: the next attempt must carry the same request id. */
const UNSETTLED: readonly GatewayErrorKind[] = [
  'network',
  'timeout',
  'unknown-outcome',
  'server',
  'rate-limited',
  'canceled',
  'unauthorized',
];

/** Keeps the request id of a write while its outcome is open, so that a retry is applied once. */
export interface RequestIdStore {
  /** The id for this input: the one kept where the same input was tried without a settled answer, else a fresh one. */
  idFor(input: readonly unknown[]): string;
  /** Tells how the attempt ended; a settled answer lets the id go. */
  ended(error: GatewayError | undefined): void;
}

/** Creates the request id store of one write hook. Files are compared by name, size and time, all else by content. */
export function createRequestIdStore(): RequestIdStore {
  let kept: { id: string; fingerprint: string } | undefined;
  return {
    idFor(input) {
      const fingerprint = JSON.stringify(input, describeBlob);
      if (kept?.fingerprint !== fingerprint) kept = { id: createRequestId(), fingerprint };
      return kept.id;
    },
    ended(error) {
      if (!error || !UNSETTLED.includes(error.kind)) kept = undefined;
    },
  };
}

function describeBlob(_key: string, value: unknown): unknown {
  if (typeof value === 'bigint') return value.toString();
  if (!(value instanceof Blob)) return value;
  const file = value instanceof File ? { name: value.name, lastModified: value.lastModified } : {};
  return { size: value.size, type: value.type, ...file };
}
