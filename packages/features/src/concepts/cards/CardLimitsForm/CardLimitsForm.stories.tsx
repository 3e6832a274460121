import type { CardDetail } from '@corridor/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { useRuntime } from '../../../runtime/Runtime';
import { usePage } from '../../../runtime/usePage';
import { cardLimitsDocs } from '../../../testing/docs/cardDocs';
import { CardLimitsForm, type CardLimitsFormProps } from './CardLimitsForm';

/** The limits of the newest dollar card that holders can pay with. */
function OfTheNewest(props: Omit<CardLimitsFormProps, 'cardId'>) {
  const { gateway } = useRuntime();
  const { data } = usePage(gateway.cards, { page: 1, size: 10, filter: { status: ['normal'], currency: ['USD'] } });
  const id = data?.items[0]?.id;
  return id ? <CardLimitsForm {...props} cardId={id} /> : null;
}

const meta = {
  title: 'Features/Cards/CardLimitsForm',
  component: CardLimitsForm,
  tags: ['autodocs'],
  parameters: cardLimitsDocs,
  args: { cardId: '', onSaved: fn<(card: CardDetail) => void>(), onCancel: fn() },
  render: ({ cardId: _, ...args }) => <OfTheNewest {...args} />,
} satisfies Meta<typeof CardLimitsForm>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The first answer of a gateway that may still be starting. */
const PATIENCE = { timeout: 60_000 };

const daily = () => screen.findByRole('textbox', { name: /^Daily limit/ }, PATIENCE);
const save = async () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));

export const Default: Story = { play: async () => void (await daily()) };

/** A card by an id that the gateway is asked for only to answer badly. */
const byId: NonNullable<Story['render']> = (args) => (
  <CardLimitsForm {...args} cardId="0198a000-0000-7000-8000-00000000000f" />
);

export const Loading: Story = { parameters: { gateway: 'pending' }, render: byId };

export const Failed: Story = {
  name: 'Error',
  parameters: { gateway: 'failing' },
  render: byId,
  play: async () => void (await screen.findByRole('button', { name: 'Try again' }, PATIENCE)),
};

export const Unauthorized: Story = {
  parameters: { gateway: 'unauthorized' },
  render: byId,
  play: async () => void (await screen.findByText('You are signed out', undefined, PATIENCE)),
};

export const AboveTheDefault: Story = {
  play: async () => {
    await userEvent.clear(await daily());
    await userEvent.type(await daily(), '999999999');
    await save();
    await screen.findAllByText(/below the default|above the default/i);
  },
};

export const Lowered: Story = {
  tags: ['!visual'],
  play: async ({ args }) => {
    await userEvent.clear(await daily());
    await userEvent.type(await daily(), '120');
    await save();
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce(), PATIENCE);
    const limits = expect.objectContaining({ daily: expect.objectContaining({ amount: '120.00' }) });
    await expect(args.onSaved).toHaveBeenCalledWith(expect.objectContaining({ limits }));
  },
};

/** Who may only read is told so, and is not shown a form. */
export const Forbidden: Story = {
  parameters: { operator: 'viewer' },
  play: async () => {
    await screen.findByText('You don’t have permission', undefined, PATIENCE);
    await expect(screen.queryByRole('textbox')).toBeNull();
  },
};

export const Dark: Story = { globals: { theme: 'dark' }, play: Default.play };

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: Default.play };
