import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stepper } from './Stepper';

const steps = [
  { id: 'beneficiary', label: 'Beneficiary', note: 'Northwind GmbH' },
  { id: 'amount', label: 'Amount' },
  { id: 'documents', label: 'Documents' },
  { id: 'review', label: 'Review' },
];

/** Steps of one form in a fixed order, with a review at the end. Views in any order are `Tabs`. */
const meta: Meta<typeof Stepper> = {
  title: 'UI/Stepper',
  component: Stepper,
  args: { label: 'New payment', steps, current: 'amount', onSelect: () => undefined },
};
export default meta;
type Story = StoryObj<typeof Stepper>;

export const Default: Story = {};
export const First: Story = { args: { current: 'beneficiary' } };
export const Last: Story = { args: { current: 'review' } };
export const WithError: Story = {
  args: {
    current: 'review',
    steps: steps.map((step) =>
      step.id === 'documents' ? { ...step, invalid: true, note: '1 file is missing' } : step,
    ),
  },
};
export const Vertical: Story = { args: { orientation: 'vertical', current: 'documents' } };
