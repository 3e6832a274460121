import type { GatewayFile } from '@corridor/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent, within } from 'storybook/test';
import { cardAuthorizationTableDocs } from '../../testing/docs/cardDocs';
import { listStories, rowsAreThere } from '../../testing/listStories';
import { CardAuthorizationTable } from './CardAuthorizationTable';

const meta = {
  title: 'Features/Cards/CardAuthorizationTable',
  component: CardAuthorizationTable,
  tags: ['autodocs'],
  parameters: cardAuthorizationTableDocs,
  args: { onExport: fn<(file: GatewayFile) => void>() },
} satisfies Meta<typeof CardAuthorizationTable>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = listStories.Default;
export const Empty: Story = listStories.Empty;
export const NothingMatches: Story = listStories.NothingMatches;
export const Loading: Story = listStories.Loading;
export const Failed: Story = listStories.Failed;
export const Unauthorized: Story = listStories.Unauthorized;
export const ReadOnly: Story = listStories.ReadOnly;
export const Dark: Story = listStories.Dark;
export const RightToLeft: Story = listStories.RightToLeft;

const opened = async () => {
  await rowsAreThere();
  const [, first] = screen.getAllByRole('row');
  const [cell] = first ? within(first).getAllByText(/••••/) : [];
  if (cell) await userEvent.click(cell);
  return within(await screen.findByRole('dialog'));
};

export const Held: Story = {
  args: { view: { filter: { type: ['approval'] } } },
  play: async () => void (await (await opened()).findByText('Still on hold')),
};

/** The drawer is that of the story before, the reason as in CardAuthorizations. */
export const Declined: Story = {
  tags: ['!visual'],
  args: { view: { filter: { status: ['declined'] } } },
  play: async () => void (await (await opened()).findByText('Why it was declined')),
};
