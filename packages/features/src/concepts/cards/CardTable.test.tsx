import type { GatewayFile } from '@corridor/core';
import { composeStories } from '@storybook/react-vite';
import { screen, waitFor, within } from '@testing-library/react';
import { fn, userEvent } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { describeWidget } from '../../testing/describeWidget';
import { exportAll } from '../../testing/exportAll';
import { CardTable } from './CardTable';
import * as stories from './CardTable.stories';
import { cardList } from './cardList';

const { Default, NothingMatches, Opened, PinnedFilter } = composeStories(stories);

const bodyRows = () => screen.getAllByRole('row').slice(1);
const showing = () => screen.findByText(/^Showing \d+ to \d+ of [\d,]+ entries$/);
const total = async () => Number((await showing()).textContent?.match(/of ([\d,]+)/)?.[1]?.replace(',', ''));

/** Leaves the drawer of a form by Escape, is asked, stays with what was entered, and leaves after all. */
async function leaveAfterQuestion(title: string, entered: () => void) {
  await userEvent.keyboard('{Escape}');
  const question = () => screen.findByRole('dialog', { name: 'Discard changes?' });
  await question();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Discard changes?' })).toBeNull());
  entered();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(within(await question()).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull());
}

async function addFilter(field: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Add filter' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: field }));
}

describe('CardTable', () => {
  // @spec 9.pagination
  it('shows the first ten cards, newest first, and turns pages', async () => {
    await Default.run();
    expect((await showing()).textContent).toMatch(/^Showing 1 to 10 of/);
    const first = bodyRows().map((row) => row.textContent);
    expect(first).toHaveLength(10);
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(screen.queryByText(/^Showing 11 to 20 of/)).not.toBeNull());
    await waitFor(() => expect(bodyRows().map((row) => row.textContent)).not.toEqual(first));
  });

  it('exports exactly what its filter shows, in the columns of the reader', async () => {
    const onExport = fn<(file: GatewayFile) => void>();
    await Default.run({ args: { onExport } });
    const all = await total();
    await addFilter('Status');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Lost' }));
    await waitFor(async () => expect(await total()).toBeLessThan(all));
    const lost = await total();
    await userEvent.keyboard('{Escape}');
    await exportAll();
    await waitFor(() => expect(onExport).toHaveBeenCalledOnce());
    const lines = (await onExport.mock.calls[0]?.[0].blob.text())?.trim().split(/\r?\n/) ?? [];
    expect(lines).toHaveLength(lost + 1);
    expect(lines[0]?.replace('\uFEFF', '').split(',')).toEqual([
      'Card',
      'Cardholder',
      'Merchant',
      'Type',
      'Status',
      'Balance',
      'Balance currency',
      expect.stringMatching(/^Created \(.+\)$/),
    ]);
  });

  it('exports the page on screen alone where that is asked for', async () => {
    const onExport = fn<(file: GatewayFile) => void>();
    await Default.run({ args: { onExport } });
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await screen.findByText(/^Showing 11 to 20 of/);
    await userEvent.click(screen.getByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'This page only' }));
    await waitFor(() => expect(onExport).toHaveBeenCalledOnce());
    const lines = (await onExport.mock.calls[0]?.[0].blob.text())?.trim().split(/\r?\n/).slice(1) ?? [];
    const shown = bodyRows().map((row) => row.textContent?.match(/•••• (\d{4})/)?.[1]);
    expect(lines.map((line) => line.replace(/^'/, '').slice(0, 4))).toEqual(shown);
  });

  it('asks before an application is lost with its drawer, and not where nothing was entered', async () => {
    await Default.run();
    const drawer = () => screen.findByRole('dialog', { name: 'Apply for a card' });
    const merchant = async () => within(await drawer()).findByRole<HTMLInputElement>('combobox', { name: /Merchant/ });
    await userEvent.click(screen.getByRole('button', { name: 'Apply for a card' }));
    await merchant();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Apply for a card' }));
    await userEvent.type(await merchant(), 'a');
    const [first] = await screen.findAllByRole('option');
    if (first) await userEvent.click(first);
    const box = await merchant();
    const chosen = box.value;
    await leaveAfterQuestion('Apply for a card', () => expect(box.value).toBe(chosen));
  });

  it('asks before changed limits are lost with their drawer', async () => {
    await Opened.run();
    await userEvent.click(screen.getByRole('button', { name: 'Change limits' }));
    const form = await screen.findByRole('dialog', { name: 'Card limits' });
    const daily = await within(form).findByRole<HTMLInputElement>('textbox', { name: /^Daily limit/ });
    await userEvent.type(daily, '7');
    await leaveAfterQuestion('Card limits', () => expect(daily.value).toBe('7.00'));
  });

  it('offers to clear a filter that matches nothing', async () => {
    await NothingMatches.run();
    await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await waitFor(async () => expect((await showing()).textContent).toMatch(/^Showing 1 to 10/));
  });

  it('shows what the host pinned and filters by it, without a way to change it', async () => {
    await PinnedFilter.run();
    await showing();
    expect(bodyRows().length).toBeGreaterThan(0);
    expect(bodyRows().every((row) => row.textContent?.includes('Lost'))).toBe(true);
    const pinned = screen.getByRole<HTMLButtonElement>('button', { name: /Status.*Lost/ });
    expect(pinned.disabled).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Add filter' }));
    expect(screen.queryByRole('menuitem', { name: 'Status' })).toBeNull();
  });
});

describeWidget('CardTable', {
  widget: CardTable,
  list: cardList,
  stories: composeStories(stories),
  pinned: { filter: { status: ['lost'] }, chip: /Status.*Lost/ },
  column: { field: 'holderName', header: 'Cardholder' },
});
