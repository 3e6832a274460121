import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box, Text } from '../../page/layout';
import { MenuItem, MenuSeparator } from '../menu';
import { ContextMenu } from './ContextMenu';
import { contextMenuDocs } from './contextMenu.docs';

const meta: Meta<typeof ContextMenu> = {
  title: 'UI/ContextMenu',
  parameters: contextMenuDocs,
  tags: ['autodocs'],
  component: ContextMenu,
  args: {
    label: 'Actions of order 1042',
    menu: (
      <>
        <MenuItem>Open order</MenuItem>
        <MenuItem>Copy order id</MenuItem>
        <MenuSeparator />
        <MenuItem tone="danger">Cancel order</MenuItem>
      </>
    ),
    children: (
      <Box border radius="card" padding={8} tabIndex={0} role="group" aria-label="Order 1042">
        <Text color="muted">Order 1042: press the other button here</Text>
      </Box>
    ),
  },
};
export default meta;
type Story = StoryObj<typeof ContextMenu>;

export const Default: Story = {};
