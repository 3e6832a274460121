import type { Meta, StoryObj } from '@storybook/react-vite';
import { detailStories } from '../../testing/detailStories';
import { permissionDetailDocs } from '../../testing/docs/permissionDocs';
import { PermissionDetail } from './permissionDetail';

const states = detailStories(PermissionDetail, {
  concept: 'permissions',
  idProp: 'permissionId',
  filter: { search: 'View cards' },
  shows: 'Permission ID',
});

const meta = {
  title: 'Features/Permissions/PermissionDetail',
  component: PermissionDetail,
  tags: ['autodocs'],
  parameters: { ...permissionDetailDocs, operator: 'administrator' },
  args: { permissionId: '' },
  render: states.render,
} satisfies Meta<typeof PermissionDetail>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = states.Default;
export const Empty: Story = states.Empty;
export const Loading: Story = states.Loading;
export const Failed: Story = states.Failed;
export const Unauthorized: Story = states.Unauthorized;
export const Dark: Story = states.Dark;
export const RightToLeft: Story = states.RightToLeft;
