import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../controls/button';
import { Icon, InboxIcon, SearchIcon } from '../../icon';
import { EmptyState } from './EmptyState';
import { emptyStateDocs } from './emptyState.docs';

const meta: Meta<typeof EmptyState> = {
  title: 'UI/EmptyState',
  parameters: emptyStateDocs,
  tags: ['autodocs'],
  component: EmptyState,
  args: {
    title: 'No beneficiaries yet',
    description: 'People and companies that you pay are kept here, so that the next payment takes seconds.',
    icon: <Icon of={InboxIcon} size="lg" />,
    action: <Button variant="primary">Add beneficiary</Button>,
  },
};
export default meta;
type Story = StoryObj<typeof EmptyState>;

export const Default: Story = {};
export const NothingMatches: Story = {
  args: {
    title: 'Nothing matches',
    description: 'Try fewer filters.',
    icon: <Icon of={SearchIcon} size="lg" />,
    action: <Button>Clear filters</Button>,
  },
};
export const Small: Story = { args: { size: 'sm', action: undefined } };
export const TitleOnly: Story = { args: { description: undefined, icon: undefined, action: undefined } };
