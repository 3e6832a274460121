import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../controls/button';
import { Link } from '../../controls/link';
import { Stack } from '../../page/layout';
import { Banner } from './Banner';
import { bannerDocs } from './banner.docs';

const meta: Meta<typeof Banner> = {
  title: 'UI/Banner',
  parameters: bannerDocs,
  tags: ['autodocs'],
  component: Banner,
  args: { children: 'Exchange orders placed after 17:00 UTC settle on the next working day.' },
};
export default meta;
type Story = StoryObj<typeof Banner>;

export const Default: Story = {};
export const Success: Story = {
  args: { tone: 'success', title: 'Merchant approved', children: 'Cards can be issued now.' },
};
export const Warning: Story = {
  args: {
    tone: 'warning',
    title: 'Proof of address does not meet the requirements',
    children: 'Upload a document that is less than three months old.',
    actions: <Button size="sm">Upload</Button>,
  },
};
export const Danger: Story = {
  args: {
    tone: 'danger',
    title: 'The order may have been accepted',
    children: 'No answer came within 60 seconds. Look the order up before sending it again.',
    actions: <Link href="#orders">Look it up</Link>,
  },
};
export const Dismissable: Story = { args: { onDismiss: () => undefined } };
export const Bar: Story = { args: { tone: 'neutral', bar: true, children: 'You are looking at test data.' } };
export const Gallery: Story = {
  render: () => (
    <Stack gap={3}>
      {(['info', 'success', 'warning', 'danger', 'neutral'] as const).map((tone) => (
        <Banner
          key={tone}
          tone={tone}
          title="Statement for May is ready"
          actions={<Button size="sm">Download</Button>}
          onDismiss={() => undefined}
        >
          It covers 1 204 transactions in four currencies.
        </Banner>
      ))}
    </Stack>
  ),
};
