import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as stories from './StatementDetail.stories';

const { Failed, Unauthorized, WithHolds, WithoutHolds } = composeStories(stories);

vi.setConfig({ testTimeout: 120_000 });

describe('StatementDetail', () => {
  it('lists what was held apart from the lines, in its own words', async () => {
    await WithHolds.run();
    const [, payment] = within(screen.getByRole('table', { name: 'On hold at period end' })).getAllByRole('row');
    expect(payment?.textContent).toContain('Payment order');
    expect(payment?.textContent).toContain('1,200.00');
    expect(within(screen.getByRole('region', { name: 'Lines' })).queryByText('Payment order')).toBeNull();
  });

  it('says that nothing was held, that the gateway failed, or that the reader is signed out', async () => {
    await WithoutHolds.run();
    await Failed.run();
    await Unauthorized.run();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
