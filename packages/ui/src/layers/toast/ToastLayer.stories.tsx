import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../controls/button';
import { Stack } from '../../page/layout';
import type { ToastKind } from './ToastKind';
import { ToastLayer, type ToastVariant } from './ToastLayer';
import { toastLayerDocs } from './toastLayer.docs';
import { useToasts } from './useToasts';

interface ExampleProps {
  readonly variant?: ToastVariant;
  readonly shown: readonly (readonly [ToastKind, string])[];
  readonly onClosed?: () => void;
}

function Example({ variant, shown, onClosed }: ExampleProps) {
  const toasts = useToasts();
  useEffect(() => {
    for (const [kind, message] of shown) toasts.show(kind, message, { duration: false, id: message });
    return () => toasts.clear();
  }, [toasts, shown]);
  return (
    <Stack align="start" style={{ minBlockSize: 360 }}>
      <Button onClick={() => toasts.show('success', 'Copying succeeded', { onClose: onClosed, id: 'copied' })}>
        Copy
      </Button>
      <ToastLayer toasts={toasts} {...(variant && { variant })} />
    </Stack>
  );
}

const meta: Meta<typeof Example> = {
  title: 'UI/Toast',
  parameters: toastLayerDocs,
  tags: ['autodocs'],
  component: Example,
  args: { shown: [['success', 'Card •••• 4242 is blocked.']] },
};
export default meta;
type Story = StoryObj<typeof Example>;

export const Default: Story = {};
export const EveryKind: Story = {
  args: {
    shown: [
      ['default', 'Copied.'],
      ['info', 'A new version is ready.'],
      ['success', 'Successfully accepted'],
      ['warning', 'The quote expires in 20 seconds.'],
      ['error', 'Login failed, please check username or password'],
    ],
  },
};
export const LongMessage: Story = {
  args: {
    shown: [
      [
        'error',
        'The order could not be accepted because the beneficiary’s bank does not take Swiss francs; nothing was debited. SA0421763683200123',
      ],
    ],
  },
};
export const Center: Story = { args: { variant: 'center', shown: [['success', 'Upload Successful']] } };
// @spec 8.copied
export const ClosesByButton: Story = {
  args: { shown: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Close notification' }));
    await waitFor(() => expect(canvas.queryByText('Copying succeeded')).toBeNull());
  },
};
export const ClosesByClick: Story = {
  args: { shown: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await userEvent.click(await canvas.findByText('Copying succeeded'));
    await waitFor(() => expect(canvas.queryByText('Copying succeeded')).toBeNull());
  },
};
