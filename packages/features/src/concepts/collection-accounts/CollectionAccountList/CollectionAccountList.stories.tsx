import type { GatewayFile } from '@corridor/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { collectionAccountListDocs } from '../../../testing/docs/collectionAccountDocs';
import { listStories } from '../../../testing/listStories';

import { CollectionAccountList } from './CollectionAccountList';

const meta = {
  title: 'Features/Collection accounts/CollectionAccountList',
  component: CollectionAccountList,
  tags: ['autodocs'],
  parameters: collectionAccountListDocs,
  args: { onExport: fn<(file: GatewayFile) => void>() },
} satisfies Meta<typeof CollectionAccountList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = listStories.Default;
export const Empty: Story = listStories.Empty;
export const NothingMatches: Story = listStories.NothingMatches;
export const Loading: Story = listStories.Loading;
export const Failed: Story = listStories.Failed;
export const Unauthorized: Story = listStories.Unauthorized;
export const ReadOnly: Story = listStories.ReadOnly;
export const Dark: Story = listStories.Dark;
export const RightToLeft: Story = listStories.RightToLeft;
