import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWidget } from '../../testing/renderWidget';
import { scriptedGateway } from '../../testing/scriptedGateway';
import { CollectionStatusChip } from './CollectionStatusChip';

it.each([
  [null, 'Rejected'],
  ['2026-02-21T15:22:40.608Z', 'Returned'],
])('of a rejected collection, returned %s, says %s', async (returnedAt, word) => {
  const { gateway } = scriptedGateway(() => undefined);
  renderWidget(<CollectionStatusChip collection={{ status: 23, returnedAt }} />, { gateway });
  expect(await screen.findByText(word)).toBeDefined();
});
