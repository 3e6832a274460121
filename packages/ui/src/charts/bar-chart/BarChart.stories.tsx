import type { Meta, StoryObj } from '@storybook/react-vite';
import { BarChart } from './BarChart';
import { barChartDocs } from './barChart.docs';

const months = ['Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May'];
const dollars = (value: number) => `${value.toLocaleString('en')}.00 USD`;

const meta: Meta<typeof BarChart> = {
  title: 'UI/BarChart',
  parameters: barChartDocs,
  tags: ['autodocs'],
  component: BarChart,
  args: {
    label: 'Volume by month',
    categories: months,
    series: [
      { id: 'collected', label: 'Collected', values: [182000, 204000, 171000, 236000, 251000, 263000] },
      { id: 'paid', label: 'Paid out', values: [141000, 166000, 158000, 187000, 214000, 205000] },
    ],
    format: dollars,
    style: { maxInlineSize: 720 },
  },
};
export default meta;
type Story = StoryObj<typeof BarChart>;

export const Default: Story = {};
export const OneSeries: Story = {
  args: { series: [{ id: 'c', label: 'Collected', values: [182000, 204000, null, 236000, 251000, 263000] }] },
};
export const Stacked: Story = {
  args: {
    stacked: true,
    label: 'Authorizations by month',
    format: (value) => value.toLocaleString('en'),
    series: [
      { id: 'approved', label: 'Approved', values: [820, 940, 910, 1130, 1210, 1290] },
      { id: 'reversed', label: 'Reversed', values: [60, 84, 71, 90, 82, 75], color: 3 },
      { id: 'declined', label: 'Declined', values: [120, 98, 141, 117, 160, 134], color: 5 },
    ],
  },
};
export const BelowZero: Story = {
  args: {
    label: 'Balance change',
    series: [{ id: 'c', label: 'Change', values: [4200, -1800, 2600, -3900, 5200, 900] }],
  },
};
export const ManyCategories: Story = {
  args: {
    categories: Array.from({ length: 31 }, (_, index) => `${index + 1} May`),
    series: [
      { id: 'c', label: 'Collected', values: Array.from({ length: 31 }, (_, index) => 4000 + ((index * 7919) % 6000)) },
    ],
  },
};
export const Empty: Story = { args: { series: [] } };
export const Loading: Story = { args: { loading: true } };
export const Inspected: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('img'));
    await userEvent.keyboard('{Home}{ArrowRight}');
  },
};
