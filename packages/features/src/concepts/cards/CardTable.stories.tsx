import { fixtures, type GatewayClient, type GatewayFile } from '@corridor/core';
import { Button, Inline, Stack, Text } from '@corridor/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { firstViewOf } from '../../kit/list/firstView';
import type { ViewOf } from '../../kit/list/ListOptions';
import { AlteredGateway } from '../../testing/AlteredGateway';
import { cardTableDocs } from '../../testing/docs/cardDocs';
import { listStories, rowsAreThere } from '../../testing/listStories';
import { CardTable, type CardTableProps } from './CardTable';
import { cardList } from './cardList';

const defaultCardView = firstViewOf(cardList);
type CardView = ViewOf<typeof cardList>;

const meta = {
  title: 'Features/Cards/CardTable',
  component: CardTable,
  tags: ['autodocs'],
  parameters: cardTableDocs,
  args: { onExport: fn<(file: GatewayFile) => void>() },
} satisfies Meta<typeof CardTable>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Has more rows than are written while somebody waits, and has come to 42 % of them. */
function withLongExport(gateway: GatewayClient): GatewayClient {
  const { cards, downloads } = gateway;
  const page: typeof cards.page = async (...asked) => ({ ...(await cards.page(...asked)), total: 12_500 });
  const begun = { ...fixtures.downloads, status: 'running', rowsDone: 5250, rowsTotal: 12_500, size: null } as const;
  const still = async () => begun;
  return { ...gateway, cards: { ...cards, page }, downloads: { ...downloads, create: still, get: still } };
}

export const Default: Story = {
  play: async () => {
    await rowsAreThere();
    await expect(screen.getByRole('button', { name: 'Apply for a card' })).toBeVisible();
  },
};

export const Empty: Story = listStories.Empty;

export const NothingMatches: Story = listStories.NothingMatches;

export const Loading: Story = listStories.Loading;

export const Failed: Story = listStories.Failed;

export const Unauthorized: Story = listStories.Unauthorized;

export const Dark: Story = listStories.Dark;

export const RightToLeft: Story = listStories.RightToLeft;

export const ReadOnly: Story = {
  parameters: { operator: 'viewer' },
  play: async () => {
    await rowsAreThere();
    const [menu] = screen.getAllByRole('button', { name: /^Actions for/ });
    if (menu) await userEvent.click(menu);
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(1);
    await expect(screen.queryByText('Apply for a card')).toBeNull();
    await expect(screen.queryByText('Export')).toBeNull();
  },
};

export const PinnedFilter: Story = {
  args: { pinnedFilter: { status: ['lost'], shared: false } },
  play: async () => {
    await rowsAreThere();
    await expect(screen.getByText('Lost', { selector: 'button *' })).toBeVisible();
  },
};

/** A host that holds the view and offers two that it has kept. */
function WithSavedViews(props: CardTableProps) {
  const [view, setView] = useState<CardView>(defaultCardView);
  const kept: Readonly<Record<string, CardView>> = {
    'All cards': defaultCardView,
    'Lost, dearest first': {
      ...defaultCardView,
      filter: { status: ['lost'] },
      sort: { field: 'balance', direction: 'desc' },
    },
  };
  return (
    <Stack gap={3}>
      <Inline gap={2}>
        {Object.entries(kept).map(([name, saved]) => (
          <Button key={name} size="sm" onClick={() => setView(saved)}>
            {name}
          </Button>
        ))}
      </Inline>
      <CardTable {...props} view={view} onViewChange={setView} />
    </Stack>
  );
}

export const SavedViews: Story = {
  tags: ['!visual'],
  render: (args) => <WithSavedViews {...args} />,
  play: async () => {
    await rowsAreThere();
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await screen.findByText(/^Showing 11 to 20 of/);
    await userEvent.click(screen.getByRole('button', { name: 'Lost, dearest first' }));
    await waitFor(() => expect(screen.queryByText('Normal')).toBeNull());
    await expect(screen.getByText(/^Showing 1 to/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'All cards' }));
    await screen.findByText(/^Showing 1 to 10 of/);
    await waitFor(() => expect(screen.getAllByText('Normal').length).toBeGreaterThan(0));
  },
};

export const LongNames: Story = {
  args: { view: { filter: { search: 'Aurelia Freight' }, sort: { field: 'merchantName', direction: 'asc' } } },
  play: Default.play,
};

export const HostColumns: Story = {
  args: {
    view: {
      columns: { ...defaultCardView.columns, hidden: ['activatedAt', 'id', 'model', 'shared', 'type', 'expiry'] },
    },
    dataCustomization: {
      hiddenColumns: ['id'],
      columns: [{ id: 'costCentre', label: 'Cost centre', cell: ({ last4 }) => <Text>{`CC-${last4}`}</Text> }],
    },
  },
  play: async () => {
    await rowsAreThere();
    await expect(screen.getByRole('columnheader', { name: 'Cost centre' })).toBeVisible();
  },
};

const groundOf = (element: Element) => getComputedStyle(element.closest('.cr-Ground') ?? element);

/** A dark page whose container is as wide as what stands in it: the table has a ground and a width of its own. */
export const OnADarkPage: Story = {
  tags: ['!visual'],
  decorators: [
    (Story) => (
      <div style={{ background: '#101014', display: 'flex' }}>
        <div style={{ maxInlineSize: '100%' }}>{Story()}</div>
      </div>
    ),
  ],
  play: async () => {
    await rowsAreThere();
    const heading = screen.getByRole('heading', { name: 'Cards' });
    await expect(groundOf(heading).backgroundColor).toBe('rgb(255, 255, 255)');
    await expect(Number.parseFloat(groundOf(heading).inlineSize)).toBeGreaterThan(600);
  },
};

export const ExportsInBackground: Story = {
  decorators: [(Story) => <AlteredGateway change={withLongExport}>{Story()}</AlteredGateway>],
  play: async () => {
    await rowsAreThere();
    await userEvent.click(screen.getByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'All 12,500 cards' }));
    const progress = await screen.findByRole('progressbar', { name: /^Preparing the file/ });
    await expect(progress).toHaveAttribute('aria-valuenow', '42');
  },
};

export const Opened: Story = {
  play: async () => {
    await rowsAreThere();
    const [card] = await screen.findAllByText('Normal');
    if (card) await userEvent.click(card);
    const details = await screen.findByRole('dialog');
    await within(details).findByText('Overall limit');
  },
};

export const Blocking: Story = {
  args: { view: { filter: { status: ['normal'] } } },
  play: async () => {
    await rowsAreThere();
    const [menu] = screen.getAllByRole('button', { name: /^Actions for/ });
    if (menu) await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Block' }));
    const dialog = await screen.findByRole('dialog', { name: 'Block this card?' });
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Block' })).toHaveFocus());
    await userEvent.type(within(dialog).getByLabelText(/Reason/), 'Payments in two countries within an hour');
  },
};

export const BlockedAndBack: Story = {
  tags: ['!visual'],
  args: { view: { filter: { status: ['normal', 'blocked'] }, sort: { field: 'createdAt', direction: 'asc' } } },
  play: async () => {
    await rowsAreThere();
    const first = () => screen.getAllByRole('row')[1];
    const card = first();
    if (!card) throw new Error('There is no card to block');
    const before = within(card).queryByText('Normal') ? 'Normal' : 'Blocked';
    const steps = before === 'Normal' ? ['Block', 'Unblock'] : ['Unblock', 'Block'];
    const after = before === 'Normal' ? 'Blocked' : 'Normal';
    for (const [step, word] of [
      [steps[0], after],
      [steps[1], before],
    ] as const) {
      await userEvent.click(screen.getAllByRole('button', { name: /^Actions for/ })[0] ?? card);
      await userEvent.click(await screen.findByRole('menuitem', { name: step ?? '' }));
      const dialog = await screen.findByRole('dialog');
      await userEvent.click(within(dialog).getByRole('button', { name: step ?? '' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(first()?.textContent).toContain(word));
    }
  },
};

export const BulkBlocked: Story = {
  tags: ['!visual'],
  args: { view: { filter: { status: ['normal'] } } },
  play: async () => {
    await rowsAreThere();
    for (const box of screen.getAllByRole('checkbox').slice(1, 3)) await userEvent.click(box);
    await userEvent.click(await screen.findByRole('button', { name: 'Block selected' }));
    const dialog = await screen.findByRole('dialog', { name: 'Block 2 cards?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Block 2 cards' }));
    await within(dialog).findByText('2 of 2 done');
    await expect(within(dialog).getAllByText('Done')).toHaveLength(2);
    await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1) ?? dialog);
  },
};
