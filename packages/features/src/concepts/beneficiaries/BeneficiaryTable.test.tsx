import type { GatewayFile } from '@corridor/core';
import { composeStories } from '@storybook/react-vite';
import { screen, waitFor, within } from '@testing-library/react';
import { fn, userEvent } from 'storybook/test';
import { describe, expect, it, vi } from 'vitest';
import { describeWidget } from '../../testing/describeWidget';
import { exportAll } from '../../testing/exportAll';
import { BeneficiaryTable } from './BeneficiaryTable';
import * as stories from './BeneficiaryTable.stories';
import { beneficiaryList } from './beneficiaryList';

const { Default, Failed, NothingMatches, Opened, PinnedFilter } = composeStories(stories);

vi.setConfig({ testTimeout: 300_000 });
const PATIENCE = { timeout: 30_000 };

const bodyRows = () => screen.getAllByRole('row').slice(1);
const showing = () => screen.findByText(/^Showing \d+ to \d+ of [\d,]+ entries$/, undefined, PATIENCE);
const total = async () => Number((await showing()).textContent?.match(/of ([\d,]+)/)?.[1]?.replace(',', ''));

describe('BeneficiaryTable', () => {
  it('exports exactly what its filter shows', async () => {
    const onExport = fn<(file: GatewayFile) => void>();
    await Default.run({ args: { onExport } });
    const all = await total();
    await userEvent.click(screen.getByRole('button', { name: 'Add filter' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Currency' }));
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search' }), 'pound');
    await userEvent.click(await screen.findByRole('checkbox', { name: /^GBP/ }));
    await waitFor(async () => expect(await total()).toBeLessThan(all), PATIENCE);
    const found = await total();
    await userEvent.keyboard('{Escape}');
    await exportAll();
    await waitFor(() => expect(onExport).toHaveBeenCalledOnce(), PATIENCE);
    const lines = (await onExport.mock.calls[0]?.[0].blob.text())?.trim().split(/\r?\n/) ?? [];
    expect(lines).toHaveLength(found + 1);
  });

  it('shows the whole account in the details alone', async () => {
    await Opened.run();
    const details = screen.getByRole('dialog');
    expect(within(details).queryByText('MNTOJPJT')).not.toBeNull();
    expect(within(details).queryByText('Atlantic Correspondent Bank')).not.toBeNull();
    expect(bodyRows()).not.toEqual([]);
    for (const row of bodyRows()) expect(row.textContent).not.toMatch(/\d{7}/);
  });

  it('shows what the host pinned and filters by it', async () => {
    await PinnedFilter.run();
    await showing();
    expect(bodyRows()).not.toEqual([]);
    expect(bodyRows().filter((row) => !row.textContent?.includes('EUR'))).toEqual([]);
  });

  it('offers to clear a filter that matches nothing', async () => {
    await NothingMatches.run();
    await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }, PATIENCE));
    await waitFor(async () => expect((await showing()).textContent).toMatch(/^Showing 1 to 10/), PATIENCE);
  });

  it('says what went wrong, with the request id', async () => {
    await Failed.run();
    expect(screen.getByRole('alert').textContent).toContain('Service currently unavailable');
    expect(screen.getByRole('alert').textContent).toContain('SA0421767225600000');
  });
});

describeWidget('BeneficiaryTable', {
  widget: BeneficiaryTable,
  list: beneficiaryList,
  stories: composeStories(stories),
  pinned: { filter: { currency: ['EUR'] }, chip: /Currency.*EUR/ },
  column: { field: 'paymentMethod', header: 'Payment method' },
});
