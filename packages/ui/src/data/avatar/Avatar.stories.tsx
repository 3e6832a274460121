import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../page/layout';
import { Avatar } from './Avatar';
import { avatarDocs } from './avatar.docs';

const meta: Meta<typeof Avatar> = {
  title: 'UI/Avatar',
  parameters: avatarDocs,
  tags: ['autodocs'],
  component: Avatar,
  args: { name: 'Inés Valdivia' },
};
export default meta;
type Story = StoryObj<typeof Avatar>;

export const Default: Story = {};
export const Company: Story = { args: { name: 'Marisol Traders', shape: 'square' } };
export const Picture: Story = {
  args: {
    src: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'%3E%3Crect width='100%25' height='100%25' fill='teal'/%3E%3C/svg%3E",
  },
};
export const Gallery: Story = {
  render: () => (
    <Inline>
      {['Inés Valdivia', 'Omar Haddad', '王小明', 'Léa', 'Tomás Q. Reyes', 'Ada Boateng'].map((name, index) => (
        <Avatar key={name} name={name} size={(['sm', 'md', 'lg'] as const)[index % 3]} />
      ))}
    </Inline>
  ),
};
