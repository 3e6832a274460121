import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button';
import { StatusChip } from '../chip';
import { Stack, Text } from '../layout';
import { Drawer, type DrawerProps } from './Drawer';
import { drawerDocs } from './drawer.docs';

function Example(props: Partial<DrawerProps>) {
  const [open, setOpen] = useState(props.open ?? true);
  return (
    <Stack align="start" style={{ minBlockSize: 480 }}>
      <Button onClick={() => setOpen(true)}>Open card</Button>
      <Drawer
        title="Visa •••• 4242"
        subtitle={<StatusChip tone="success">Normal</StatusChip>}
        {...props}
        open={open}
        onClose={() => setOpen(false)}
      >
        {props.children ?? <Text>Everything about the card.</Text>}
      </Drawer>
    </Stack>
  );
}

const meta: Meta<typeof Example> = {
  title: 'UI/Drawer',
  parameters: drawerDocs,
  tags: ['autodocs'],
  component: Example,
};
export default meta;
type Story = StoryObj<typeof Example>;

export const Default: Story = {};
export const Small: Story = { args: { size: 'sm' } };
export const Large: Story = { args: { size: 'lg' } };
export const WithActions: Story = { args: { actions: <Button size="sm">Block</Button> } };
export const WithFooter: Story = { args: { footer: <Button variant="primary">Save limits</Button> } };
export const LongTitle: Story = {
  args: { title: 'Société Générale de Distribution et d’Approvisionnement Internationaux SARL' },
};
export const BesideTheList: Story = {
  args: { nonModal: true },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('dialog')).toBeVisible();
    await waitFor(() => expect(page.getByRole('button', { name: 'Close' })).toHaveFocus());
    await userEvent.click(page.getByRole('button', { name: 'Open card' }));
    await expect(page.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(page.getByRole('button', { name: 'Open card' })).toHaveFocus());
  },
};
