import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stepper } from './Stepper';
import { stepperDocs } from './stepper.docs';

const steps = [
  { id: 'beneficiary', label: 'Beneficiary', note: 'Northwind GmbH' },
  { id: 'amount', label: 'Amount' },
  { id: 'documents', label: 'Documents' },
  { id: 'review', label: 'Review' },
];

const meta: Meta<typeof Stepper> = {
  title: 'UI/Stepper',
  parameters: stepperDocs,
  tags: ['autodocs'],
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
