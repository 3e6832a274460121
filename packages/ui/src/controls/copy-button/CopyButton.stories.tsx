import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline, Text } from '../../page/layout';
import { CopyButton } from './CopyButton';
import { copyButtonDocs } from './copyButton.docs';

const meta: Meta<typeof CopyButton> = {
  title: 'UI/CopyButton',
  parameters: copyButtonDocs,
  tags: ['autodocs'],
  component: CopyButton,
  args: { value: 'TR-100042' },
};
export default meta;
type Story = StoryObj<typeof CopyButton>;

export const Default: Story = {};
export const Named: Story = { args: { name: 'transfer id' } };
export const BesideAnId: Story = {
  render: (args) => (
    <Inline gap={1}>
      <Text tabular>{args.value}</Text>
      <CopyButton {...args} name="transfer id" />
    </Inline>
  ),
};
export const Disabled: Story = { args: { disabled: true } };
