import type { GatewayFile } from '@corridor/core';
import { composeStories } from '@storybook/react-vite';
import { screen, waitFor } from '@testing-library/react';
import { fn, userEvent } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { describeWidget } from '../../testing/describeWidget';
import { exportAll } from '../../testing/exportAll';
import { BeneficiaryTable } from './BeneficiaryTable';
import * as stories from './BeneficiaryTable.stories';
import { beneficiaryList } from './beneficiaryList';

const { Default, NothingMatches } = composeStories(stories);

const showing = () => screen.findByText(/^Showing \d+ to \d+ of [\d,]+ entries$/);
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
    await waitFor(async () => expect(await total()).toBeLessThan(all));
    const found = await total();
    await userEvent.keyboard('{Escape}');
    await exportAll();
    await waitFor(() => expect(onExport).toHaveBeenCalledOnce());
    const lines = (await onExport.mock.calls[0]?.[0].blob.text())?.trim().split(/\r?\n/) ?? [];
    expect(lines).toHaveLength(found + 1);
  });

  it('offers to clear a filter that matches nothing', async () => {
    await NothingMatches.run();
    await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await waitFor(async () => expect((await showing()).textContent).toMatch(/^Showing 1 to 10/));
  });
});

describeWidget('BeneficiaryTable', {
  widget: BeneficiaryTable,
  list: beneficiaryList,
  stories: composeStories(stories),
  pinned: { filter: { currency: ['EUR'] }, chip: /Currency.*EUR/ },
  column: { field: 'paymentMethod', header: 'Payment method' },
});
