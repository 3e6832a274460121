import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as stories from './ExchangeOrderDetail.stories';

const { Default, Empty, Failed, Unauthorized } = composeStories(stories);

vi.setConfig({ testTimeout: 300_000 });

describe('ExchangeOrderDetail', () => {
  it('shows amounts, price, and both transactions with what they moved', async () => {
    await Default.run();
    screen.getByRole('heading', { name: /^[\d.,]+\s[A-Z]{3} → [\d.,]+\s[A-Z]{3}$/ });
    for (const rate of ['Client rate', 'Mid rate'])
      expect(screen.getByText(rate).nextElementSibling?.textContent).toMatch(/^1 [A-Z]{3} = [\d.]+ [A-Z]{3}$/);
    const debit = screen.getByText('Total debit').nextElementSibling?.textContent ?? '';
    expect(screen.getByRole('region', { name: 'Transactions' }).textContent).toContain(`−${debit}`);
    expect(screen.getByText('Completed', { selector: 'dt' }).nextElementSibling?.querySelector('time')).not.toBeNull();
  });

  it('says what went wrong, and that there is no such order', async () => {
    await Failed.run();
    await Unauthorized.run();
    await Empty.run();
  });
});
