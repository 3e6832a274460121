import type { MaterialDetail } from '@corridor/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { materialFormDocs } from '../../testing/docs/materialDocs';
import { formStories } from '../../testing/formStories';
import { MaterialForm } from './MaterialForm';

const meta = {
  title: 'Features/Materials/MaterialForm',
  component: MaterialForm,
  tags: ['autodocs'],
  parameters: materialFormDocs,
  args: { onSaved: fn<(material: MaterialDetail) => void>(), onCancel: fn() },
} satisfies Meta<typeof MaterialForm>;

export default meta;

type Story = StoryObj<typeof meta>;

const states = formStories(MaterialForm, {
  concept: 'materials',
  editing: (id) => ({ target: { kind: 'edit', id } }),
  field: ['textbox', /Sender/],
  send: 'Add material',
});

export const Default: Story = states.Default;
/** Of a linked material the comments alone change. */
export const Edit: Story = {
  ...states.Edit,
  play: async () => {
    await states.Edit.play();
    await expect(screen.getByRole('textbox', { name: /Sender/ })).toBeDisabled();
    await expect(screen.getByRole('textbox', { name: /Trade comments/ })).toBeEnabled();
    screen.getByText('Certificates of a linked material can’t be changed.');
  },
};
export const Incomplete: Story = states.Incomplete;
export const Loading: Story = states.Loading;
export const Failed: Story = states.Failed;
export const Unauthorized: Story = states.Unauthorized;
export const Forbidden: Story = states.Forbidden;
export const Dark: Story = states.Dark;
export const RightToLeft: Story = states.RightToLeft;

const type = async (name: RegExp, text: string) => userEvent.type(await screen.findByRole('textbox', { name }), text);

async function pick(name: RegExp, text: string) {
  await userEvent.type(await screen.findByRole('combobox', { name }), text);
  const [option] = await screen.findAllByRole('option');
  if (option) await userEvent.click(option);
}

const PDF = new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d, 0x31]);
const pdf = (name: string) => new File([PDF], name, { type: 'application/pdf' });

/** Two certificates in an order that is turned round, and a file whose content is none. */
export const Created: Story = {
  tags: ['!visual'],
  play: async ({ args, canvasElement }) => {
    await pick(/Account owner/, 'a');
    await type(/Amount/, '1200.50');
    await pick(/Currency/, 'EUR');
    await type(/^Buyer$/, 'Oberland Versand GmbH');
    await pick(/Buyer country/, 'Germany');
    await type(/Sender/, 'Élan SARL');
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    const text = new File(['plain text'], 'notes.pdf', { type: 'application/pdf' });
    if (input) await userEvent.upload(input, [pdf('invoice.pdf'), pdf('contract.pdf'), text]);
    await screen.findAllByText(/File type not accepted\. Use/);
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Add material' }));
    await screen.findAllByText('Retry or remove the files that were not uploaded');
    await userEvent.click(screen.getByRole('button', { name: 'Remove notes.pdf' }));
    await userEvent.click(screen.getByRole('button', { name: 'Move contract.pdf up' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add material' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    await expect(args.onSaved).toHaveBeenCalledWith(
      expect.objectContaining({
        amount: { amount: '1200.50', currency: 'EUR' },
        certificates: [
          expect.objectContaining({ name: 'contract.pdf' }),
          expect.objectContaining({ name: 'invoice.pdf' }),
        ],
      }),
    );
  },
};
