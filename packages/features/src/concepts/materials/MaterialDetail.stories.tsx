import type { Meta, StoryObj } from '@storybook/react-vite';
import { detailStories } from '../../testing/detailStories';
import { materialDetailDocs } from '../../testing/docs/materialDocs';
import { MaterialDetail } from './materialDetail';

const states = detailStories(MaterialDetail, { concept: 'materials', idProp: 'materialId', shows: 'Material ID' });

const meta = {
  title: 'Features/Materials/MaterialDetail',
  component: MaterialDetail,
  tags: ['autodocs'],
  parameters: materialDetailDocs,
  args: { materialId: '' },
  render: states.render,
} satisfies Meta<typeof MaterialDetail>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = states.Default;
export const Empty: Story = states.Empty;
export const Loading: Story = states.Loading;
export const Failed: Story = states.Failed;
export const Unauthorized: Story = states.Unauthorized;
export const Dark: Story = states.Dark;
export const RightToLeft: Story = states.RightToLeft;
