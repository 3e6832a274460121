import { fixtures } from '@corridor/core';
import { render, screen, waitFor, within } from '@testing-library/react';
import { type ComponentType, createRef } from 'react';
import { fn, userEvent } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import type { FormTarget } from '../kit/form/FormTarget';
import { firstViewOf } from '../kit/list/firstView';
import type { AnyList } from '../kit/list/ListDeclaration';
import type { ListFile } from '../kit/list/ListFile';
import type { AnyOptions, AnyView } from '../kit/list/ListState';
import { hasWord } from '../kit/list/tableColumns';
import { CorridorProvider } from '../runtime/CorridorProvider';
import type { listStories } from './listStories';
import { noLayer, openLayer } from './openLayer';
import { refusal, scriptedGateway } from './scriptedGateway';

/** A composed story, as far as it is run here. */
interface RunnableStory {
  run(options?: { readonly args?: object }): Promise<void>;
}

/** What the conformance suite needs of a list. */
export interface ListConformance {
  readonly widget: ComponentType<never>;
  readonly list: AnyList;
  /** Composed stories: every state of `listStories`. */
  readonly stories: { readonly [State in keyof typeof listStories]: unknown };
  /** Conditions that some but not all of the sample rows meet, and how their chip reads. */
  readonly pinned: { readonly filter: object; readonly chip: RegExp };
  /** A column that shows at first and that a host may leave out, with its heading. */
  readonly column: { readonly field: string; readonly header: string };
}

/** What a ref to any list can do. */
interface Steered {
  refresh(): Promise<void>;
  filter(filter: object): void;
  export(): Promise<void>;
  openForm(target: FormTarget | null): void;
}

/** Guarantee: what Storybook composes can be run. */
const runnable = (story: unknown) => story as RunnableStory;

/** Guarantee: a list widget takes the props that all lists take. */
const asList = (widget: ComponentType<never>) => widget as unknown as ComponentType<AnyOptions>;

const pages = () => screen.findByText(/^Showing \d+ to \d+ of [\d,]+ entries$/);
const total = async () => Number((await pages()).textContent?.match(/of ([\d,]+)/)?.[1]?.replace(',', ''));
const bodyRows = () => screen.getAllByRole('row').slice(1);
const firstCell = () =>
  [...(bodyRows()[0]?.querySelectorAll('td, [role="gridcell"]') ?? [])].find((cell) => !cell.querySelector('input')) ??
  document.body;

/** What every list widget must be able to do, whatever it lists. */
export function describeWidget(name: string, input: ListConformance): void {
  describe(`${name}, as every list`, () => {
    stepsByRef(input);
    heldView(input);
    pinnedFirst(input);
    byKeyboard(input);
    withoutRights(input);
    apart(input);
  });
}

function stepsByRef({ list, pinned, column, stories }: ListConformance): void {
  const Default = runnable(stories.Default);
  // The resource says whether its rows can be exported.
  const isExported = list.resource.verbs.includes('export');
  const title = isExported ? 'and exports what is seen' : 'and offers no export';
  it(`does what its ref is told, ${title}, without a column that the host hides`, async () => {
    const ref = createRef<Steered>();
    const onExport = fn<(file: ListFile) => void>();
    await Default.run({ args: { ref, onExport, dataCustomization: { hiddenColumns: [column.field] } } });
    const all = await total();
    expect(screen.queryByRole('columnheader', { name: column.header })).toBeNull();
    ref.current?.filter(pinned.filter);
    await waitFor(async () => expect(await total()).toBeLessThan(all));
    await ref.current?.refresh();
    if (hasForm(list)) await openedForm(ref);
    if (!isExported) return expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
    // Two presses are one file.
    await Promise.all([ref.current?.export(), ref.current?.export()]);
    expect(onExport).toHaveBeenCalledTimes(1);
    await sameAsSeen(onExport.mock.calls[0]?.[0]);
  });
}

/** Returns true if the list as it stands offers a form for a new record. */
function hasForm({ concept, messages }: AnyList): boolean {
  const words = messages.flatMap(
    ({ en }: { readonly en: Readonly<Record<string, string>> }) => en[`${concept}.create`] ?? [],
  );
  return words.some((name) => screen.queryByRole('button', { name }) !== null);
}

/** Opens the form for a new record through the ref, and closes it. */
async function openedForm({ current }: { readonly current: Steered | null }): Promise<void> {
  current?.openForm({ kind: 'create' });
  await openLayer();
  current?.openForm(null);
  await noLayer();
}

/** Compares a file with the rows and headings on screen. */
async function sameAsSeen(file: ListFile | undefined): Promise<void> {
  const [header = '', ...lines] = (await file?.blob.text())?.trim().split(/\r?\n/) ?? [];
  expect(lines).toHaveLength(await total());
  const cells = header.replace('\uFEFF', '').split(',');
  expect(file?.columns?.map((one) => one.header)).toEqual(cells.map((cell) => cell.replace(/^"|"$/g, '')));
  const shown = screen.getAllByRole('columnheader').map((cell) => cell.textContent?.trim() ?? '');
  const written = cells.map((cell) => cell.replace(/^"|"$/g, '').replace(/ \([\w/]+\)$/, ''));
  expect(written.filter((cell) => !cell.endsWith(' currency'))).toEqual(
    shown.filter((heading) => heading !== '' && heading !== 'Actions'),
  );
}

function heldView({ list, pinned, stories }: ListConformance): void {
  const Default = runnable(stories.Default);
  it('shows the view that its host holds and no other, with the filter that the host pinned', async () => {
    const onViewChange = fn<(view: AnyView) => void>();
    const view = { ...firstViewOf(list), size: 25 };
    await Default.run({ args: { view, onViewChange, pinnedFilter: pinned.filter } });
    await pages();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: pinned.chip }).disabled).toBe(true);
    await userEvent.click(firstCell());
    await waitFor(() => expect(onViewChange).toHaveBeenCalled());
    expect(onViewChange.mock.lastCall?.[0].openId).toEqual(expect.any(String));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
}

function pinnedFirst({ list, widget, pinned }: ListConformance): void {
  const Widget = asList(widget);
  it('asks for what its host pinned, whatever the view says of the same', async () => {
    const { gateway, requests } = scriptedGateway(({ path }) =>
      path.endsWith('/page') ? { items: [], page: 1, size: 10, total: 0 } : refusal(404, 'Not found'),
    );
    const opposite = Object.fromEntries(Object.entries(pinned.filter).map(([name, value]) => [name, otherThan(value)]));
    render(
      <CorridorProvider gateway={gateway}>
        <Widget view={{ ...firstViewOf(list), filter: opposite }} onViewChange={fn()} pinnedFilter={pinned.filter} />
      </CorridorProvider>,
    );
    const asked = () => requests.filter(({ path }) => path === `${list.resource.segment}/page`);
    await waitFor(() => expect(asked()).not.toEqual([]));
    expect(asked().map(({ body }) => body.filter)).toEqual(asked().map(() => pinned.filter));
  });
}

/** A value that a filter may have in place of another. */
function otherThan(value: unknown): unknown {
  if (typeof value === 'boolean') return !value;
  return Array.isArray(value) ? ['other'] : 'other';
}

function byKeyboard({ list, stories }: ListConformance): void {
  const Default = runnable(stories.Default);
  it('is used by keyboard alone: from the search to a row, into its details and back', async () => {
    await Default.run();
    await pages();
    if (hasWord(list, 'search')) screen.getByRole('searchbox').focus();
    await userEvent.keyboard('{Escape}');
    const [first] = bodyRows();
    for (let step = 0; step < 40 && !first?.contains(document.activeElement); step += 1) await userEvent.tab();
    expect(first?.contains(document.activeElement)).toBe(true);
    const from = document.activeElement;
    await userEvent.keyboard('{Enter}');
    const details = await openLayer();
    await waitFor(() => expect(details.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await noLayer();
    await waitFor(() => expect(document.activeElement).toBe(from));
    await onFullPage();
  });
}

/** Opens the record that has the focus on the full page, where its list is not, and goes back. */
async function onFullPage(): Promise<void> {
  await userEvent.keyboard('{Enter}');
  const details = await openLayer();
  await userEvent.click(within(details).getByRole('button', { name: 'Open full page' }));
  await noLayer();
  expect(screen.queryByText(/^Showing /)).toBeNull();
  expect(document.body.querySelector('article')).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Back to / }));
  await pages();
}

function withoutRights({ stories }: ListConformance): void {
  const ReadOnly = runnable(stories.ReadOnly);
  it('offers a reader without rights nothing that would be refused', async () => {
    await ReadOnly.run();
    await pages();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
    await userEvent.click(firstCell());
    const details = await openLayer();
    for (const foot of details.querySelectorAll('footer')) expect(foot.textContent).not.toBe('');
  });
}

function apart({ list, widget }: ListConformance): void {
  const Widget = asList(widget);
  it('shares nothing with the same list under another provider', async () => {
    const heard = [fn(), fn()] as const;
    const row = Object.entries(fixtures).find(([concept]) => concept === list.concept)?.[1];
    const answering = (items: readonly unknown[]) =>
      scriptedGateway(({ path }) =>
        path.endsWith('/page') ? { items, page: 1, size: 10, total: items.length } : refusal(404, 'Not found'),
      ).gateway;
    render(
      <>
        <CorridorProvider gateway={answering([row])} onEvent={heard[0]}>
          <Widget />
        </CorridorProvider>
        <CorridorProvider gateway={answering([])} onEvent={heard[1]}>
          <Widget />
        </CorridorProvider>
      </>,
    );
    await screen.findByText(/^Showing 1 to 1 of/);
    await screen.findByText(/Your list is empty/);
    await userEvent.click(firstCell());
    await waitFor(() =>
      expect(heard[0]).toHaveBeenCalledWith(expect.objectContaining({ type: `${list.concept}.opened` })),
    );
    expect(heard[1]).not.toHaveBeenCalled();
  });
}
