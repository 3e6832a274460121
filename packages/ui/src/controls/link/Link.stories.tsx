import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack, Text } from '../../page/layout';
import { Link } from './Link';
import { linkDocs } from './link.docs';

const meta: Meta<typeof Link> = {
  title: 'UI/Link',
  parameters: linkDocs,
  tags: ['autodocs'],
  component: Link,
  args: { href: '#orders', children: 'Payment orders' },
};
export default meta;
type Story = StoryObj<typeof Link>;

export const Default: Story = {};
export const Quiet: Story = { args: { look: 'quiet' } };
export const External: Story = { args: { href: 'https://example.com', external: true, children: 'Terms' } };
export const Gallery: Story = {
  render: () => (
    <Stack>
      <Link href="#a">Payment orders</Link>
      <Text as="p" color="muted">
        The order waits for{' '}
        <Link href="#b" look="inline">
          three materials
        </Link>{' '}
        before it is sent.
      </Text>
      <Link href="#c" look="quiet">
        Marisol Traders
      </Link>
      <Link href="https://example.com" external>
        Terms
      </Link>
    </Stack>
  ),
};
