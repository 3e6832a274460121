import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../controls/button';
import { Field } from '../../controls/field';
import { Input } from '../../controls/input';
import { Stack, Text } from '../../page/layout';
import { Dialog, type DialogProps } from './Dialog';
import { dialogDocs } from './dialog.docs';

const LINES = Array.from({ length: 30 }, (_, index) => `Line ${index + 1} of what must be read.`);

function Example(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(props.open ?? true);
  const close = () => setOpen(false);
  return (
    <Stack align="start" style={{ minBlockSize: 420 }}>
      <Button onClick={() => setOpen(true)}>Change label</Button>
      <Dialog
        title="Change label"
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="primary" onClick={close}>
              Save
            </Button>
          </>
        }
        {...props}
        open={open}
        onClose={close}
      >
        {props.children ?? (
          <Field label="Label">
            <Input defaultValue="Travel Q4" />
          </Field>
        )}
      </Dialog>
    </Stack>
  );
}

const meta: Meta<typeof Example> = {
  title: 'UI/Dialog',
  parameters: dialogDocs,
  tags: ['autodocs'],
  component: Example,
};
export default meta;
type Story = StoryObj<typeof Example>;

export const Default: Story = {};
export const WithDescription: Story = { args: { description: 'Only your team sees it. It is printed on no card.' } };
export const Medium: Story = { args: { width: 'md' } };
export const Large: Story = { args: { width: 'lg' } };
export const ExtraLarge: Story = { args: { width: 'xl' } };
export const Undismissable: Story = {
  args: { undismissable: true, title: 'Change your password', description: 'Your password is easy to guess.' },
};
export const LongContent: Story = {
  args: {
    children: (
      <Stack>
        {LINES.map((line) => (
          <Text key={line}>{line}</Text>
        ))}
      </Stack>
    ),
  },
};
export const Journey: Story = {
  args: { open: false },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const opener = page.getByRole('button', { name: 'Change label' });
    await userEvent.click(opener);
    const dialog = await page.findByRole('dialog', { name: 'Change label' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
