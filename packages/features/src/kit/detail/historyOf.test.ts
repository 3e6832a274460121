import { cards, dashboard, users } from '@corridor/core';
import { expect, it } from 'vitest';
import type { AnyList } from '../list/ListDeclaration';
import { historyOf } from './historyOf';

// Only the resource of a list is asked.
const listOf = (resource: object) => ({ resource }) as AnyList;

it.each([
  [cards, { history: { segment: 'log', filter: { subject: ['card'], subjectId: 'a' } } }],
  [users, { history: { segment: 'log', filter: { subject: ['user', 'session'], subjectId: 'a' } } }],
  [dashboard, {}],
])('leads from a record to its own entries, for a user with those of its sessions', (resource, related) => {
  expect(historyOf(listOf(resource), 'a')).toEqual(related);
});
