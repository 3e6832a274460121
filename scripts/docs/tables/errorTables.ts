import { type GatewayErrorKind, kindOfStatus, type Mistake } from '@corridor/core';
import { runtime } from '../../../packages/features/src/messages/en/runtime.js';
import { MISTAKE_LINES } from '../../../packages/features/src/runtime/mistakes/mistakeLines.js';
import { markdownTable } from './markdownTable.js';

/** What a page does about each kind, where it has anything to do. */
const ANSWER: Readonly<Record<GatewayErrorKind, string>> = {
  unauthorized: 'Sign the reader in again; `getAccessToken` was asked before, and this comes once per lost session.',
  forbidden: 'Nothing: the widget says so. Name the action in `embed-session/create` if it should be possible.',
  validation: 'Nothing: the widget marks the fields in `fields`.',
  conflict: 'Nothing: the widget reads the record anew.',
  'not-found': 'Lead elsewhere if your page named the record.',
  'rate-limited': 'Wait for `retryAfterSeconds`.',
  timeout: 'Nothing for reads. A payment whose answer is lost is `unknown-outcome`.',
  network: 'Nothing: the reader may try again.',
  canceled: 'Nothing: the call was taken back. `onError` does not hear it.',
  misconfigured: 'Correct your page: `mistake` says what, and a development build says it in the console.',
  'unknown-outcome': 'Never send it again unasked: look it up by `requestId` first.',
  'awaiting-approval': 'No failure: tell the reader that somebody else has to approve (`params.approvalId`).',
  server: 'Report it with `requestId`.',
};

const STATUSES = [400, 401, 403, 404, 408, 409, 413, 415, 422, 429, 500];

/** The title that readers see, where the kind has one of its own. */
function titleOf(kind: string): string {
  const key = `errors.${kind}.title`;
  return key in runtime ? `“${runtime[key as keyof typeof runtime]}”` : '–';
}

/** Every kind of `GatewayError`, with the answers that become it and what a page does. */
export function errorKindTable(): string {
  const rows = Object.entries(ANSWER).map(([kind, answer]) => {
    const statuses = STATUSES.filter((status) => kindOfStatus(status) === kind);
    return [`\`${kind}\``, statuses.join(', ') || '–', titleOf(kind), answer];
  });
  return markdownTable(['`kind`', 'HTTP status', 'the reader sees', 'your page'], rows);
}

/** Stands for any value of a line: its own name in angle brackets. */
const named = new Proxy<Readonly<Record<string, unknown>>>({}, { get: (_, name) => `‹${String(name)}›` });

/** Every mistake of a page, with the line that a development build says. */
export function mistakeTable(): string {
  const mistakes = Object.keys(MISTAKE_LINES) as Mistake[];
  return markdownTable(
    ['`mistake`', 'in the console'],
    mistakes.map((mistake) => [`\`${mistake}\``, MISTAKE_LINES[mistake](named)]),
  );
}
