import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeWidget } from '../../testing/describeWidget';
import { PaymentOrderTable } from './PaymentOrderTable';
import * as stories from './PaymentOrderTable.stories';
import { paymentOrderList } from './paymentOrderList';

describeWidget('PaymentOrderTable', {
  widget: PaymentOrderTable,
  list: paymentOrderList,
  stories: composeStories(stories),
  pinned: { filter: { currency: ['EUR'] }, chip: /Currency.*EUR/ },
  column: { field: 'bankCountry', header: 'Country' },
});

it('shows the status of an order, by which it is filtered, beside the word that lists show for it', async () => {
  await composeStories(stories).Default.run({ args: { view: { filter: { status: [5] } } } });
  const [cell] = await screen.findAllByRole('gridcell', { name: 'Refund' });
  const row = within(cell?.closest<HTMLElement>('[role=row]') ?? document.body);
  expect(row.getByText('Closed')).toBeDefined();
});
