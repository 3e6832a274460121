import type { GatewayFile } from '@corridor/core';
import { composeStories } from '@storybook/react-vite';
import { screen, waitFor, within } from '@testing-library/react';
import { fn, userEvent } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { describeWidget } from '../../../testing/describeWidget';
import { exportAll } from '../../../testing/exportAll';
import { statementList } from '../statementList';
import { StatementList } from './StatementList';
import * as stories from './StatementList.stories';

const { Monthly, NothingMatches, Opened } = composeStories(stories);

const fileOf = async (onExport: ReturnType<typeof fn<(file: GatewayFile) => void>>) => {
  await waitFor(() => expect(onExport).toHaveBeenCalledOnce());
  return onExport.mock.calls[0]?.[0];
};

describe('StatementList', () => {
  it('shows only the statements of the asked kind and exports exactly those', async () => {
    const onExport = fn<(file: GatewayFile) => void>();
    await Monthly.run({ args: { ...Monthly.args, onExport } });
    const shown = (await screen.findByText(/^Showing 1 to/)).textContent ?? '';
    const total = Number(shown.match(/of ([\d,]+)/)?.[1]?.replace(',', ''));
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows).not.toEqual([]);
    for (const row of rows) expect(row.textContent).toContain('Monthly');
    await exportAll();
    const text = (await (await fileOf(onExport))?.blob.text()) ?? '';
    expect(text.trim().split(/\r?\n/)).toHaveLength(total + 1);
  });

  it('fetches one statement as a file of its own name', async () => {
    const onExport = fn<(file: GatewayFile) => void>();
    await Opened.run({ args: { ...Opened.args, onExport } });
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Download CSV' }));
    const file = await fileOf(onExport);
    expect(file?.name).toMatch(/^statement-[A-Z]{3}-\d{4}-\d{2}-[0-9a-f]{8}\.csv$/);
  });

  it('offers to clear a filter that matches nothing', async () => {
    await NothingMatches.run();
    await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await screen.findByText(/^Showing 1 to/);
  });
});

describeWidget('StatementList', {
  widget: StatementList,
  list: statementList,
  stories: composeStories(stories),
  pinned: { filter: { currency: ['EUR'] }, chip: /Currency.*EUR/ },
  column: { field: 'ownerName', header: 'Account owner' },
});
