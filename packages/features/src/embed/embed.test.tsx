import { EMBED_COMPONENTS } from '@corridor/core';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refusal, scriptedGateway } from '../testing/scriptedGateway';
import { createCorridor } from './createCorridor';
import { entryOf, widgetNames } from './entryOf';
import { mount } from './mount';
import { isSettingName } from './settings';

const EMPTY = { items: [], page: 1, size: 10, total: 0 };
const emptyGateway = () => scriptedGateway(({ path }) => (path.endsWith('/page') ? EMPTY : []));

let place: HTMLElement;
let complaints: unknown[][];
let stylesBefore: number;
beforeEach(() => {
  stylesBefore = stylesOfPage();
  place = document.createElement('section');
  document.body.append(place);
  complaints = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words));
});
afterEach(() => {
  place.remove();
  vi.restoreAllMocks();
  expect(complaints).toEqual([]);
});

const heading = (name: string) => within(place).findByRole('heading', { name });
const stylesOfPage = () => document.head.querySelectorAll('style').length;
const isClean = () =>
  waitFor(() => {
    expect([place.innerHTML, document.querySelectorAll('[data-portal]').length]).toEqual(['', 0]);
    expect(stylesOfPage()).toBe(stylesBefore);
  });

describe('the registry', () => {
  it('has every widget that an embed session may be opened for', () => {
    expect([...widgetNames()].sort()).toEqual([...EMBED_COMPONENTS].sort());
  });

  it('calls no prop as a setting is called', () => {
    expect(widgetNames().flatMap((name) => entryOf(name).props.filter(isSettingName))).toEqual([]);
  });

  it('says which widgets there are when one is asked for that there is not', () => {
    const wrong = JSON.parse('"CardTabel"');
    expect(() => createCorridor(emptyGateway()).mount(place, wrong)).toThrow(/no widget "CardTabel".*CardTable/);
  });
});

describe('mount', () => {
  it('shows a widget, follows its props, does what it is told and leaves nothing behind', async () => {
    const { gateway, requests } = emptyGateway();
    const table = mount(place, 'CardTable', { gateway, headingLevel: 3 });
    expect((await heading('Cards')).tagName).toBe('H3');
    table.update({ headingLevel: 4 });
    await waitFor(() => expect(within(place).getByRole('heading', { name: 'Cards' }).tagName).toBe('H4'));
    await table.filter({ search: '4242' });
    await waitFor(() => expect(requests.at(-1)?.body).toMatchObject({ filter: { search: '4242' } }));
    table.unmount();
    await isClean();
    await expect(table.refresh()).rejects.toThrow('no longer in the page');
  });

  it('brings its styles again after the last of them went with the last widget, and keeps them for one that stays', async () => {
    const { gateway } = emptyGateway();
    const corridor = createCorridor({ gateway });
    const weightOf = async () => getComputedStyle(await heading('Cards')).fontWeight;
    const first = corridor.mount(place, 'CardTable');
    const weight = await weightOf();
    const second = corridor.mount(place, 'StatementList');
    await heading('Statements');
    second.unmount();
    await waitFor(() => expect(within(place).queryByRole('heading', { name: 'Statements' })).toBeNull());
    expect(await weightOf()).toBe(weight);
    first.unmount();
    await isClean();
    corridor.mount(place, 'CardTable').unmount();
    await isClean();
    const again = corridor.mount(place, 'CardTable');
    expect(await weightOf()).toBe(weight);
    expect(stylesOfPage()).toBe(stylesBefore + 1);
    again.unmount();
    await isClean();
  });

  it('waits with what it is told until the code of the widget is there', async () => {
    const { gateway, requests } = emptyGateway();
    const table = mount(place, 'CardTable', { gateway });
    await table.refresh();
    expect(requests.filter(({ path }) => path === 'card/page').length).toBeGreaterThan(0);
    table.unmount();
    await isClean();
  });

  it('needs a gateway, and says so', () => {
    const nothing = JSON.parse('{}');
    expect(() => mount(place, 'CardTable', nothing)).toThrow(/need a "gateway", or a "baseURL" and a "getAccessToken"/);
  });
});

describe('a corridor', () => {
  it('tells all of its widgets what changes, and each only what is its own', async () => {
    const { gateway } = scriptedGateway(({ path }) => (path === 'card/page' ? refusal(401, 'No') : EMPTY));
    const [all, ofCards, ofStatements] = [vi.fn(), vi.fn(), vi.fn()];
    const corridor = createCorridor({ gateway, onError: all });
    const cards = corridor.mount(place, 'CardTable', {}, { onError: ofCards });
    const statements = corridor.mount(place, 'StatementList', {}, { onError: ofStatements });
    await heading('Statements');
    await within(place).findByText('You are signed out');
    expect(all).toHaveBeenCalledOnce();
    expect(ofCards).toHaveBeenCalledOnce();
    expect(ofStatements).not.toHaveBeenCalled();
    corridor.configure({ locale: 'fr' });
    await heading('Relevés');
    await heading('Cartes');
    cards.unmount();
    await waitFor(() => expect(within(place).queryByRole('heading', { name: 'Cartes' })).toBeNull());
    statements.unmount();
    await isClean();
  });

  it('shares nothing with another one', async () => {
    const [one, two] = [emptyGateway(), emptyGateway()];
    const first = createCorridor({ gateway: one.gateway, locale: 'fr' }).mount(place, 'CardTable');
    const second = createCorridor({ gateway: two.gateway }).mount(place, 'CardTable');
    await heading('Cartes');
    await heading('Cards');
    const ids = [...place.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { requests } of [one, two]) {
      expect(requests.filter(({ path }) => path === 'card/page')).toHaveLength(1);
    }
    first.unmount();
    second.unmount();
    await isClean();
  });
});

it('keeps a widget, its styles and its layers inside a shadow root', async () => {
  const { gateway } = emptyGateway();
  const table = mount(place, 'CardTable', { gateway }, { shadow: true });
  const root = await waitFor(() => {
    const found = place.firstElementChild?.shadowRoot;
    expect(found?.querySelector('h2')?.textContent).toContain('Cards');
    return found;
  });
  expect(screen.queryByRole('heading', { name: 'Cards' })).toBeNull();
  expect(root?.querySelector('style')?.sheet?.cssRules.length).toBeGreaterThan(0);
  const opener = [...(root?.querySelectorAll('button') ?? [])].find((button) => button.textContent === 'Add filter');
  await userEvent.click(opener ?? place);
  await waitFor(() => expect(root?.querySelector('[data-portal] [role=menu]')).not.toBeNull());
  await waitFor(() => expect(root?.activeElement?.closest('[role=menu]')).not.toBeNull());
  expect(document.querySelector('[data-portal]')).toBeNull();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(root?.querySelector('[role=menu]')).toBeNull());
  table.unmount();
  await isClean();
});
