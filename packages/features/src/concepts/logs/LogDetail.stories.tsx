import type { Meta, StoryObj } from '@storybook/react-vite';
import { detailStories } from '../../testing/detailStories';
import { logDetailDocs } from '../../testing/docs/logDocs';
import { LogDetail } from './logDetail';

const states = detailStories(LogDetail, { concept: 'logs', idProp: 'entryId', shows: 'Place in the chain' });

const meta = {
  title: 'Features/Logs/LogDetail',
  component: LogDetail,
  // Time and hash of the newest entry are others in each run.
  tags: ['autodocs', '!visual'],
  parameters: { ...logDetailDocs, operator: 'administrator' },
  args: { entryId: '' },
  render: states.render,
} satisfies Meta<typeof LogDetail>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = states.Default;
export const Empty: Story = states.Empty;
export const Loading: Story = states.Loading;
export const Failed: Story = states.Failed;
export const Unauthorized: Story = states.Unauthorized;
export const Dark: Story = states.Dark;
export const RightToLeft: Story = states.RightToLeft;
