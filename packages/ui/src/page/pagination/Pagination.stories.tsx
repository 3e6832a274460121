import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { Pagination, type PaginationProps } from './Pagination';
import { paginationDocs } from './pagination.docs';

const nothing = () => undefined;
const meta: Meta<typeof Pagination> = {
  title: 'UI/Pagination',
  parameters: paginationDocs,
  tags: ['autodocs'],
  component: Pagination,
  args: { page: 3, size: 25, total: 1284, onPageChange: nothing, onSizeChange: nothing },
};
export default meta;
type Story = StoryObj<typeof Pagination>;

function Turning(props: PaginationProps): ReactElement {
  const [place, setPlace] = useState({ page: props.page, size: props.size });
  return (
    <Pagination
      {...props}
      {...place}
      onPageChange={(page) => setPlace({ ...place, page })}
      onSizeChange={(size, page) => setPlace({ size, page })}
    />
  );
}

export const Default: Story = { render: (args) => <Turning {...args} /> };
export const FirstPage: Story = { args: { page: 1 } };
export const LastPage: Story = { args: { page: 52 } };
export const OnlyPage: Story = { args: { page: 1, total: 7 } };
export const Empty: Story = { args: { page: 1, total: 0 } };
export const FixedSize: Story = { args: { onSizeChange: undefined } };
export const Disabled: Story = { args: { disabled: true } };
export const Narrow: Story = {
  decorators: [
    (Drawn) => (
      <div style={{ maxInlineSize: 358 }}>
        <Drawn />
      </div>
    ),
  ],
};
