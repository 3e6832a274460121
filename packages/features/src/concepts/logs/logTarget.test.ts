import type { LogEntry } from '@corridor/core';
import { expect, it } from 'vitest';
import { subjectOf } from './logTarget';

const entry = (subject: string, subjectId: string | null): LogEntry => ({
  id: 'e',
  at: '2026-01-01T00:00:00.000Z',
  actorId: 'u',
  actorName: 'Ada',
  action: 'update',
  subject,
  subjectId,
  address: null,
  requestId: 'r',
});

it.each([
  ['card', 'a', { segment: 'card', id: 'a' }],
  ['permission', 'a', { segment: 'permission', id: 'a' }],
  ['approval-policy', 'a', { segment: 'approval-policy', id: 'a' }],
  ['payment-batch', 'a', { segment: 'payment-batch', id: 'a' }],
  ['session', 'a', { segment: 'user', id: 'a' }],
  ['sandbox', 'a', null],
  ['card', null, null],
])('leads from an entry about %s %s to %j', (subject, id, target) => {
  expect(subjectOf(entry(subject, id))).toEqual(target);
});
