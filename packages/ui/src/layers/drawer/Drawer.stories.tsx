import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../controls/button';
import { Select } from '../../controls/select';
import { StatusChip } from '../../data/chip';
import { Stack, Text } from '../../page/layout';
import { ThemeProvider } from '../../theme';
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

const hears = fn();

function HostDialog({ children }: { readonly children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} aria-label="Host" onKeyDown={hears}>
      {children}
    </dialog>
  );
}

function HostModal({ children }: { readonly children: ReactNode }) {
  return (
    <div
      role="dialog"
      aria-label="Host"
      tabIndex={-1}
      style={{ position: 'fixed', inset: 0, zIndex: 2147483000 }}
      onKeyDown={hears}
    >
      {children}
    </div>
  );
}

const popover = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'showPopover');

/** The modal in a browser without the top layer. */
function HostOfOld({ children }: { readonly children: ReactNode }) {
  useState(() => Reflect.deleteProperty(HTMLElement.prototype, 'showPopover'));
  useEffect(() => () => void Object.defineProperty(HTMLElement.prototype, 'showPopover', { ...popover }), []);
  return <HostModal>{children}</HostModal>;
}

const inHost = (Host: typeof HostDialog): Story => ({
  render: (args) => (
    <Host>
      <ThemeProvider>
        <Example {...args} />
      </ThemeProvider>
    </Host>
  ),
  args: { children: <Select aria-label="Limit" options={[{ value: 'daily', label: 'Daily' }]} /> },
  play: async ({ canvasElement }) => {
    hears.mockClear();
    const page = within(canvasElement.ownerDocument.body);
    const lies = (part: Element) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return part.contains(canvasElement.ownerDocument.elementFromPoint(x + width / 2, y + height / 2));
    };
    const limit = await page.findByRole('combobox', { name: 'Limit' });
    await waitFor(() => expect(lies(limit)).toBe(true));
    await userEvent.click(limit);
    const option = await page.findByRole('option', { name: 'Daily' });
    await waitFor(() => expect(lies(option)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('option')).toBeNull());
    await expect(limit).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('combobox')).toBeNull());
    await expect(page.getByRole('button', { name: 'Open card' })).toBeVisible();
    await expect(hears).not.toHaveBeenCalled();
  },
});
/** Over a dialog of the page, which makes everything outside of itself inert; Escape closes ours and not the page's. */
export const OverHostDialog: Story = { tags: ['!visual'], ...inHost(HostDialog) };
/** Over a modal of the page that lies as high as anything can. */
export const OverHostModal: Story = { tags: ['!visual'], ...inHost(HostModal) };
/** Over such a modal where the browser has no top layer. */
export const OverHostModalOfOld: Story = { tags: ['!visual'], ...inHost(HostOfOld) };
