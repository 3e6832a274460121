import type { CardDetail } from '@corridor/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AlteredGateway } from '../../../testing/AlteredGateway';
import { cardActionsDocs } from '../../../testing/docs/cardDocs';
import { sampleCard } from '../../../testing/sampleAuthorizations';
import { CardActions } from './CardActions';

const meta = {
  title: 'Features/Cards/CardActions',
  component: CardActions,
  tags: ['autodocs'],
  parameters: cardActionsDocs,
  args: {
    card: { ...sampleCard, allowedActions: ['block', 'reportLoss', 'resetPin', 'revoke'] },
    onDone: fn<(card: CardDetail) => void>(),
  },
} satisfies Meta<typeof CardActions>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The first answer of a gateway that may still be starting. */
const opened = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^Actions for/ }));
  await screen.findByRole('menuitem', { name: 'Block' });
};

const asked = async () => {
  await opened();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Block' }));
  return screen.findByRole('dialog', { name: 'Block this card?' });
};

export const Default: Story = {
  play: async () => {
    await opened();
    const offered = screen.getAllByRole('menuitem').map((item) => item.textContent);
    await expect(offered).toEqual(['Block', 'Report loss', 'Reset PIN', 'Revoke']);
  },
};

export const Asking: Story = { play: async () => void (await asked()) };

export const Blocked: Story = {
  tags: ['!visual'],
  render: (args) => (
    <AlteredGateway
      change={(gateway) => ({
        ...gateway,
        cards: { ...gateway.cards, callById: async () => ({ ...sampleCard, status: 'blocked' }) },
      })}
    >
      <CardActions {...args} />
    </AlteredGateway>
  ),
  play: async ({ args }) => {
    await userEvent.click(within(await asked()).getByRole('button', { name: 'Block' }));
    const blocked = expect.objectContaining({ status: 'blocked' });
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith(blocked));
  },
};

export const Failed: Story = {
  name: 'Error',
  parameters: { gateway: 'failing' },
  play: async () => {
    const dialog = await asked();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Block' }));
    await within(dialog).findByText('Service currently unavailable');
    await expect(dialog).toBeVisible();
  },
};

export const Unauthorized: Story = {
  parameters: { gateway: 'unauthorized' },
  play: async () => {
    const dialog = await asked();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Block' }));
    await within(dialog).findByText('You are signed out');
    await expect(dialog).toBeVisible();
  },
};

/** Nothing is allowed, so there is no button. */
export const Empty: Story = {
  tags: ['!visual'],
  args: { card: { ...sampleCard, allowedActions: [] } },
  play: async () => void (await expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull()),
};

export const Dark: Story = { globals: { theme: 'dark' }, play: opened };

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: opened };
