import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './Breadcrumbs';
import { breadcrumbsDocs } from './breadcrumbs.docs';

const meta: Meta<typeof Breadcrumbs> = {
  title: 'UI/Breadcrumbs',
  parameters: breadcrumbsDocs,
  tags: ['autodocs'],
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Merchants', href: '#merchants' },
      { label: 'Northwind GmbH', href: '#northwind' },
      { label: 'Card •• 4242' },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof Breadcrumbs>;

export const Default: Story = {};
export const Folded: Story = {
  args: {
    items: [
      { label: 'Collection', href: '#collection' },
      { label: 'Shops', href: '#shops' },
      { label: 'Northwind Outdoor', href: '#shop' },
      { label: 'Materials', href: '#materials' },
      { label: 'Invoice 2024-118', href: '#invoice' },
      { label: 'Links' },
    ],
  },
};
export const OnlyOne: Story = { args: { items: [{ label: 'Merchants' }] } };
