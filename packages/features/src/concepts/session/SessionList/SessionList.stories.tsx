import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { AlteredGateway } from '../../../testing/AlteredGateway';
import { sessionListDocs } from '../../../testing/docs/sessionDocs';
import { withThreeSessions } from '../../../testing/sampleSessions';
import { SessionList } from './SessionList';

const meta = {
  title: 'Features/Session/SessionList',
  component: SessionList,
  tags: ['autodocs'],
  parameters: { ...sessionListDocs, operator: 'viewer' },
} satisfies Meta<typeof SessionList>;

export default meta;

type Story = StoryObj<typeof meta>;

const threeSessions: Decorator = (Story) => (
  <AlteredGateway change={withThreeSessions}>
    <Story />
  </AlteredGateway>
);
const loaded = async () => void (await screen.findByText('Chrome on Windows'));

export const Default: Story = { decorators: [threeSessions], play: loaded };

export const RightToLeft: Story = { decorators: [threeSessions], globals: { direction: 'rtl' }, play: loaded };

export const Loading: Story = { parameters: { gateway: 'pending' } };

export const Failed: Story = {
  name: 'Error',
  parameters: { gateway: 'failing' },
  play: async () => void (await screen.findByRole('alert')),
};

/** One session is ended, then all others: this one stays. */
export const Ended: Story = {
  tags: ['!visual'],
  decorators: [threeSessions],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'End session on Safari on iPhone' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
    await userEvent.click(screen.getByRole('button', { name: 'End all other sessions' }));
    await screen.findByText('You’re signed in nowhere else.');
    await expect(screen.getByRole('listitem')).toHaveTextContent('This session');
  },
};
