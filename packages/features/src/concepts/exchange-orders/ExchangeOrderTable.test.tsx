import type { GatewayFile } from '@corridor/core';
import { composeStories } from '@storybook/react-vite';
import { screen, waitFor, within } from '@testing-library/react';
import { fn, userEvent } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { describeWidget } from '../../testing/describeWidget';
import { exportAll } from '../../testing/exportAll';
import { ExchangeOrderTable } from './ExchangeOrderTable';
import * as stories from './ExchangeOrderTable.stories';
import { exchangeOrderList } from './exchangeOrderList';

const { Default, NothingMatches, PinnedFilter } = composeStories(stories);

const bodyRows = () => screen.getAllByRole('row').slice(1);
const amountsSold = () =>
  bodyRows().map((row) =>
    Number(
      within(row)
        .getByRole('rowheader')
        .textContent?.replace(/[^\d.]/g, ''),
    ),
  );

describe('ExchangeOrderTable', () => {
  it('shows what was exchanged, newest first, and sorts by the amount sold', async () => {
    await Default.run();
    expect(bodyRows().length).toBe(10);
    await userEvent.click(screen.getByRole('button', { name: /^Sold/ }));
    await waitFor(() => {
      const sold = amountsSold();
      expect(sold).toEqual([...sold].sort((one, other) => one - other));
    });
  });

  it('opens an order beside the list, with both its transactions, and tells the host which is to be opened', async () => {
    const onOpenTransaction = fn<(id: string) => void>();
    await Default.run({ args: { ...Default.args, onOpenTransaction } });
    await userEvent.click(within(bodyRows()[0] ?? document.body).getAllByRole('gridcell')[0] ?? document.body);
    const details = within(await screen.findByRole('dialog'));
    const buttons = await details.findAllByRole('button', { name: /^Open: / });
    for (const button of buttons) await userEvent.click(button);
    expect(new Set(onOpenTransaction.mock.calls.flat()).size).toBe(2);
  });

  it('exports exactly what its filter shows, an amount beside its currency', async () => {
    const onExport = fn<(file: GatewayFile) => void>();
    await PinnedFilter.run({ args: { ...PinnedFilter.args, onExport } });
    const total = Number(/of (\d+)/.exec(screen.getByText(/^Showing/).textContent ?? '')?.[1]);
    await exportAll();
    await waitFor(() => expect(onExport).toHaveBeenCalledOnce());
    const lines = (await onExport.mock.calls[0]?.[0].blob.text())?.trim().split('\r\n') ?? [];
    expect(lines.length - 1).toBe(total);
    expect(lines[0]).toMatch(/^\uFEFF?Sold,Sold currency,Bought,Bought currency,/);
    expect(total).toBeGreaterThan(0);
    expect(lines.slice(1).filter((line) => !/^[\d.]+,USD,/.test(line))).toEqual([]);
  });

  it('offers a new exchange only where the host opens one', async () => {
    const onNewOrder = fn();
    await Default.run({ args: { ...Default.args, onNewOrder } });
    await userEvent.click(screen.getByRole('button', { name: 'New exchange' }));
    expect(onNewOrder).toHaveBeenCalledOnce();
    await Default.run();
    expect(screen.queryByRole('button', { name: 'New exchange' })).toBeNull();
  });

  it('tells no orders from none that match, and clears the filter', async () => {
    await NothingMatches.run();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await screen.findByText(/^Showing 1 to/);
  });
});

describeWidget('ExchangeOrderTable', {
  widget: ExchangeOrderTable,
  list: exchangeOrderList,
  stories: composeStories(stories),
  pinned: { filter: { sellCurrency: ['USD'] }, chip: /Sold currency.*USD/ },
  column: { field: 'fee', header: 'Fee' },
});
