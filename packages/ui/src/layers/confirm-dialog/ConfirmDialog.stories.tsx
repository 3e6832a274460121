import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Text } from '../../page/layout';
import { ConfirmDialog } from './ConfirmDialog';
import { confirmDialogDocs } from './confirmDialog.docs';

const meta: Meta<typeof ConfirmDialog> = {
  title: 'UI/ConfirmDialog',
  parameters: confirmDialogDocs,
  tags: ['autodocs'],
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Block card •••• 4242?',
    description: 'Payments with it are declined until somebody unblocks it.',
    confirmLabel: 'Block card',
    onConfirm: fn(),
    onClose: fn(),
  },
  decorators: [(Story) => <div style={{ minBlockSize: 420 }}>{Story()}</div>],
};
export default meta;
type Story = StoryObj<typeof ConfirmDialog>;

export const Default: Story = {};
export const Danger: Story = {
  args: { tone: 'danger', title: 'Report card •••• 4242 lost?', confirmLabel: 'Report loss' },
};
export const Busy: Story = { args: { busy: true } };
export const Blocked: Story = { args: { blocked: <Text color="muted">You may not block this card.</Text> } };
export const Typed: Story = {
  args: {
    tone: 'danger',
    phrase: '4242',
    title: 'Revoke card •••• 4242?',
    description: 'This closes the card for good. It cannot be undone.',
    confirmLabel: 'Revoke card',
  },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const confirm = await page.findByRole('button', { name: 'Revoke card' });
    await expect(confirm).toBeDisabled();
    await userEvent.type(page.getByLabelText('Type 4242 to confirm'), '4242{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
};
