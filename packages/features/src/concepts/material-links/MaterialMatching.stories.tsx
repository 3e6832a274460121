import { type GatewayClient, GatewayError, type LinkCandidates } from '@corridor/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AlteredGateway } from '../../testing/AlteredGateway';
import { materialMatchingDocs } from '../../testing/docs/materialDocs';
import { MaterialMatching } from './MaterialMatching';
import { collectionOf, materialsOf } from './sampleMatching';

const meta = {
  title: 'Features/Materials/MaterialMatching',
  component: MaterialMatching,
  tags: ['autodocs'],
  parameters: materialMatchingDocs,
} satisfies Meta<typeof MaterialMatching>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Guarantee: what is altered answers as its contract says. */
const answering = (linking: (input: object) => Promise<unknown>, collection = collectionOf()) => {
  const candidates: LinkCandidates = materialsOf(collection);
  return (gateway: GatewayClient): GatewayClient => {
    const call = async (name: string, input: object) => (name === 'candidates' ? candidates : linking(input));
    const page = { items: [collection], page: 1, size: 100, total: 3 };
    const none = { items: [], page: 1, size: 50, total: 0, allowedActions: ['create'] };
    return {
      ...gateway,
      collections: { ...gateway.collections, page: async () => page, get: async () => collection },
      materialLinks: {
        ...gateway.materialLinks,
        call: call as unknown as GatewayClient['materialLinks']['call'],
        page: async () => none,
      },
    };
  };
};

const refusing = answering(() =>
  Promise.reject(
    new GatewayError('validation', {
      msg: 'Refused',
      status: 422,
      fields: [{ path: 'links.0.amount.amount', reason: 'materialLinks.problem.aboveCollection' }],
    }),
  ),
);

const open = async () => void (await screen.findAllByRole('checkbox'));
const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Amount to link/ });

const altered: Story['render'] = (args) => (
  <AlteredGateway change={refusing}>
    <MaterialMatching {...args} />
  </AlteredGateway>
);

export const Default: Story = { render: altered, play: open };
export const Dark: Story = { globals: { theme: 'dark' }, render: altered, play: open };
export const RightToLeft: Story = { globals: { direction: 'rtl' }, render: altered, play: open };
/** In a narrow place of a wide page its parts stand one below the other. */
export const Narrow: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: 480 }}>
      <AlteredGateway change={refusing}>
        <MaterialMatching {...args} />
      </AlteredGateway>
    </div>
  ),
  play: open,
};
export const Loading: Story = { parameters: { gateway: 'pending' } };
export const Empty: Story = {
  parameters: { gateway: 'empty' },
  play: async () => void (await screen.findByText('Every collection is covered')),
};
export const Failed: Story = {
  name: 'Error',
  parameters: { gateway: 'failing' },
  play: async () => void (await screen.findByRole('button', { name: 'Try again' })),
};
export const Unauthorized: Story = {
  parameters: { gateway: 'unauthorized' },
  play: async () => void (await screen.findByText('You are signed out')),
};

/** Two materials by key: the second takes what the first leaves. */
export const Chosen: Story = {
  render: altered,
  play: async () => {
    await open();
    await userEvent.keyboard('2');
    await userEvent.keyboard('3');
    await waitFor(() => expect(boxes().map(({ value }) => value)).toEqual(['700.00', '500.00']));
    await screen.findByRole('button', { name: /^Link 1,200\.00/ });
    await expect(screen.getByText('Close date').closest('[title]')).toHaveAttribute(
      'title',
      expect.stringContaining('within 14 days'),
    );
  },
};

/** Above what is left: said as it is typed, and not sent. */
export const Above: Story = {
  tags: ['!visual'],
  render: altered,
  play: async () => {
    await open();
    await userEvent.keyboard('1');
    const [box] = boxes();
    if (!box) throw new Error('nothing is chosen');
    await userEvent.clear(box);
    await userEvent.type(box, '1200.01');
    await within(screen.getByRole('list', { name: /^Materials of/ })).findByText(
      'Exceeds the linkable amount of the material',
    );
    await expect(screen.getByRole('button', { name: 'Link' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Somebody was faster: nothing is linked, and the screen says what to do. */
export const Outdated: Story = {
  render: altered,
  play: async () => {
    await open();
    await userEvent.keyboard('1');
    await userEvent.keyboard('l');
    await screen.findByText(/Amounts are up to date again/);
    await screen.findByText('Exceeds the linkable amount of the collection');
  },
};

const rejected = answering(() => Promise.resolve([]), {
  ...collectionOf(),
  status: 23,
  rejectionReason: 'Invoice of another trade',
  reviewedAt: '2026-02-20T10:00:00.000Z',
});

/** A rejected collection says why, and is linked anew. */
export const Rejected: Story = {
  render: (args) => (
    <AlteredGateway change={rejected}>
      <MaterialMatching {...args} />
    </AlteredGateway>
  ),
  play: async () => {
    await open();
    await screen.findByText('Rejected: link documents worth 1,200.00 EUR anew');
    await screen.findByText('Reason: Invoice of another trade');
  },
};

/** Who may only read sees what is proposed, and chooses nothing. */
export const ReadOnly: Story = {
  tags: ['!visual'],
  parameters: { operator: 'viewer' },
  play: async () => {
    await screen.findByRole('heading', { name: /^Materials of/ });
    await expect(screen.queryByRole('checkbox')).toBeNull();
    await expect(screen.queryByRole('button', { name: /^Link/ })).toBeNull();
  },
};
