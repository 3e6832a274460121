import { BACKGROUND_EXPORT_ROWS, fixtures } from '@corridor/core';
import { composeStories } from '@storybook/react-vite';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { describe, expect, it, vi } from 'vitest';
import { describeWidget } from '../../testing/describeWidget';
import { renderWidget } from '../../testing/renderWidget';
import { type Script, scriptedGateway } from '../../testing/scriptedGateway';
import { TransactionTable } from './TransactionTable';
import * as stories from './TransactionTable.stories';
import { TransactionDetail } from './transactionDetail';
import { transactionList } from './transactionList';

describeWidget('TransactionTable', {
  widget: TransactionTable,
  list: transactionList,
  stories: composeStories(stories),
  pinned: { filter: { type: [500] }, chip: /Type.*Fee/ },
  column: { field: 'balanceAfter', header: 'Balance after' },
});

/** Exports all of a list of so many rows, and gives the paths that were asked. */
async function exportAllOf(total: number) {
  const file = () => new Response('id\n1\n', { headers: { 'content-type': 'text/csv' } });
  const download = { id: 'd1', status: 'ready', rowsDone: total, rowsTotal: total, problem: null };
  const answers: Script = ({ path }) => {
    if (path === 'transaction/page')
      return { items: [fixtures.transactions], page: 1, size: 10, total, allowedActions: ['export'] };
    if (path === 'download/create' || path === 'download/get') return download;
    return file();
  };
  const { gateway, requests } = scriptedGateway(answers);
  const onExport = vi.fn();
  renderWidget(<TransactionTable onExport={onExport} />, { gateway });
  await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /^All/ }));
  await waitFor(() => expect(onExport).toHaveBeenCalledOnce());
  return requests.map(({ path }) => path).filter((path) => path.startsWith('download/') || path.endsWith('/export'));
}

describe('an export of transactions', () => {
  // @spec 7.export-background
  it('of ten thousand is waited for, of one more is written in the background', async () => {
    expect(await exportAllOf(BACKGROUND_EXPORT_ROWS)).toEqual(['transaction/export']);
    cleanup();
    const [first, ...more] = await exportAllOf(BACKGROUND_EXPORT_ROWS + 1);
    expect([first, more.at(-1)]).toEqual(['download/create', 'download/file']);
    expect(more).not.toContain('transaction/export');
  });
});

describe('a rate of conversion', () => {
  const exchanged = { ...fixtures.transactions, type: 123 as const, conversionRate: '1.08315' };
  const answers: Script = ({ path }) =>
    path === 'transaction/page'
      ? { items: [exchanged], page: 1, size: 10, total: 1, allowedActions: [] }
      : { ...exchanged, legs: [], allowedActions: [] };

  it('is written in the figures of the language, in full in details and on hover in the table', async () => {
    const provider = { gateway: scriptedGateway(answers).gateway, locale: 'fr' };
    renderWidget(<TransactionDetail transactionId={exchanged.id} />, provider);
    expect(await screen.findByText(/= 1,08315 /)).toBeTruthy();
    cleanup();
    renderWidget(<TransactionTable view={{ columns: { hidden: [], order: [], widths: {} } }} />, provider);
    expect((await screen.findByText('1,0832')).title).toBe('1,08315');
  });
});
