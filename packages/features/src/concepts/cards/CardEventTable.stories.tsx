import type { GatewayFile } from '@corridor/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { cardEventTableDocs } from '../../testing/docs/cardDocs';
import { listStories } from '../../testing/listStories';
import { CardEventTable } from './CardEventTable';

const meta = {
  title: 'Features/Cards/CardEventTable',
  component: CardEventTable,
  tags: ['autodocs'],
  parameters: cardEventTableDocs,
  args: { onExport: fn<(file: GatewayFile) => void>() },
} satisfies Meta<typeof CardEventTable>;

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
