import type { Meta, StoryObj } from '@storybook/react-vite';
import { DonutChart } from './DonutChart';
import { donutChartDocs } from './donutChart.docs';

const meta: Meta<typeof DonutChart> = {
  title: 'UI/DonutChart',
  parameters: donutChartDocs,
  tags: ['autodocs'],
  component: DonutChart,
  args: {
    label: 'Balances by currency',
    slices: [
      { id: 'USD', label: 'US Dollar', value: 842300 },
      { id: 'EUR', label: 'Euro', value: 391200 },
      { id: 'MXN', label: 'Mexican Peso', value: 128400 },
      { id: 'BRL', label: 'Brazilian Real', value: 61500 },
    ],
    total: '1.42M',
    totalLabel: 'in USD',
    style: { maxInlineSize: 560 },
  },
};
export default meta;
type Story = StoryObj<typeof DonutChart>;

export const Default: Story = {};
export const OnePart: Story = { args: { slices: [{ id: 'USD', label: 'US Dollar', value: 842300 }] } };
export const TinyParts: Story = {
  args: {
    slices: [
      { id: 'a', label: 'Approved', value: 9640 },
      { id: 'd', label: 'Declined', value: 12 },
      { id: 'r', label: 'Reversal', value: 4 },
      { id: 'n', label: 'None', value: 0 },
    ],
    total: undefined,
    totalLabel: undefined,
  },
};
export const Empty: Story = { args: { slices: [] } };
export const Loading: Story = { args: { loading: true } };
export const Inspected: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('img'));
    await userEvent.keyboard('{Home}{ArrowRight}');
  },
};
