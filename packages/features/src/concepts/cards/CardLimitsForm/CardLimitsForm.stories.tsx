import type { CardDetail } from '@corridor/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { cardLimitsDocs } from '../../../testing/docs/cardDocs';
import { formStories } from '../../../testing/formStories';
import { CardLimitsForm } from './CardLimitsForm';

// The newest dollar card that holders can pay with.
const states = formStories(CardLimitsForm, {
  concept: 'cards',
  editing: (cardId) => ({ cardId }),
  filter: { status: ['normal'], currency: ['USD'] },
  field: ['textbox', /^Daily limit/],
  send: 'Save changes',
});

const meta = {
  title: 'Features/Cards/CardLimitsForm',
  component: CardLimitsForm,
  tags: ['autodocs'],
  parameters: cardLimitsDocs,
  args: { cardId: '', onSaved: fn<(card: CardDetail) => void>(), onCancel: fn() },
  render: states.Edit.render,
} satisfies Meta<typeof CardLimitsForm>;

export default meta;

type Story = StoryObj<typeof meta>;

const daily = () => screen.findByRole('textbox', { name: /^Daily limit/ });
const save = async () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));

export const Default: Story = {
  play: async () => {
    await states.Default.play();
    await expect(screen.getAllByRole('textbox')).toHaveLength(5);
  },
};
export const Loading: Story = states.Loading;
export const Failed: Story = states.Failed;
export const Unauthorized: Story = states.Unauthorized;
export const Forbidden: Story = states.Forbidden;
export const Dark: Story = { ...states.Dark, play: states.Default.play };
export const RightToLeft: Story = { ...states.RightToLeft, play: states.Default.play };

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
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    const limits = expect.objectContaining({ daily: expect.objectContaining({ amount: '120.00' }) });
    await expect(args.onSaved).toHaveBeenCalledWith(expect.objectContaining({ limits }));
  },
};
