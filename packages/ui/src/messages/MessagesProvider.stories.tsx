import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from '../page/pagination';
import { fr } from './fr';
import { MessagesProvider } from './MessagesProvider';
import { messagesDocs } from './messages.docs';
import { zh } from './zh';

const nothing = () => undefined;

const meta: Meta<typeof MessagesProvider> = {
  title: 'UI/MessagesProvider',
  parameters: messagesDocs,
  tags: ['autodocs'],
  component: MessagesProvider,
  args: {
    children: <Pagination page={3} size={25} total={1284} onPageChange={nothing} onSizeChange={nothing} />,
  },
};

export default meta;

type Story = StoryObj<typeof MessagesProvider>;

export const English: Story = {};
export const French: Story = { args: { messages: fr, locale: 'fr' } };
export const Chinese: Story = { args: { messages: zh, locale: 'zh' } };
