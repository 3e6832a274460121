import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { AlteredGateway } from '../../testing/AlteredGateway';
import { notificationListDocs } from '../../testing/docs/notificationDocs';
import { withNotifications, withoutNotifications } from '../../testing/sampleNotifications';
import { NotificationList } from './NotificationList';

const meta = {
  title: 'Features/Notifications/NotificationList',
  component: NotificationList,
  tags: ['autodocs'],
  parameters: { ...notificationListDocs, operator: 'operator' },
  args: { onUnreadChange: fn<(unread: number) => void>() },
} satisfies Meta<typeof NotificationList>;

export default meta;

type Story = StoryObj<typeof meta>;

const notifications: Decorator = (Story) => (
  <AlteredGateway change={withNotifications}>
    <Story />
  </AlteredGateway>
);
const nothing: Decorator = (Story) => (
  <AlteredGateway change={withoutNotifications}>
    <Story />
  </AlteredGateway>
);
const loaded = async () => void (await screen.findByText('Merchant waiting for review'));

export const Default: Story = { decorators: [notifications], play: loaded };

export const Empty: Story = {
  decorators: [nothing],
  play: async () => void (await screen.findByText('No notifications')),
};

export const Failed: Story = {
  name: 'Error',
  parameters: { gateway: 'failing' },
  play: async () => void (await screen.findByRole('alert')),
};

/** All are marked as read; the host hears of the count before and after. */
export const MarkedRead: Story = {
  tags: ['!visual'],
  decorators: [notifications],
  play: async ({ args }) => {
    await loaded();
    await expect(screen.getAllByRole('img', { name: 'Unread' })).toHaveLength(3);
    await waitFor(() => expect(args.onUnreadChange).toHaveBeenLastCalledWith(3));
    await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(args.onUnreadChange).toHaveBeenLastCalledWith(0));
    await expect(screen.queryByRole('img', { name: 'Unread' })).toBeNull();
  },
};
