import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CardTable } from './CardTable';

const meta = {
  title: 'Features/Cards/CardTable',
  component: CardTable,
  args: { onExport: fn() },
} satisfies Meta<typeof CardTable>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { parameters: { operator: 'newcomer' } };

export const Loading: Story = { parameters: { gateway: 'pending' } };

export const Failed: Story = { name: 'Error', parameters: { gateway: 'failing' } };

export const Unauthorized: Story = { parameters: { gateway: 'unauthorized' } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
