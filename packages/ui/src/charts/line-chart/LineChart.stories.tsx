import type { Meta, StoryObj } from '@storybook/react-vite';
import { LineChart } from './LineChart';
import { lineChartDocs } from './lineChart.docs';

const days = Array.from({ length: 30 }, (_, index) => `${index + 1} May`);
const wave = (base: number, swing: number, shift: number) =>
  days.map((_, index) =>
    Math.round(base + swing * Math.sin((index + shift) / 4) + swing * 0.4 * Math.sin(index * 1.7 + shift)),
  );
const dollars = (value: number) => `${value.toLocaleString('en')}.00 USD`;

const meta: Meta<typeof LineChart> = {
  title: 'UI/LineChart',
  parameters: lineChartDocs,
  tags: ['autodocs'],
  component: LineChart,
  args: {
    label: 'Deposits and payments in May',
    categories: days,
    series: [
      { id: 'deposits', label: 'Deposits', values: wave(24000, 9000, 0) },
      { id: 'payments', label: 'Payments', values: wave(17000, 6000, 5) },
    ],
    format: dollars,
    style: { maxInlineSize: 720 },
  },
};
export default meta;
type Story = StoryObj<typeof LineChart>;

export const Default: Story = {};
export const OneSeries: Story = {
  args: {
    label: 'Deposits in May',
    series: [{ id: 'deposits', label: 'Deposits', values: wave(24000, 9000, 0) }],
    area: true,
  },
};
export const Gaps: Story = {
  args: {
    label: 'Deposits in May',
    series: [
      {
        id: 'd',
        label: 'Deposits',
        values: wave(24000, 9000, 0).map((value, at) => (at % 9 === 7 || at === 15 || at === 17 ? null : value)),
      },
    ],
  },
};
export const BelowZero: Story = {
  args: {
    label: 'Balance change in May',
    series: [{ id: 'c', label: 'Change', values: wave(1000, 6000, 3) }],
    area: true,
  },
};
export const Fitted: Story = {
  args: {
    label: 'EUR to USD in May',
    fit: true,
    series: [{ id: 'rate', label: 'EUR/USD', values: wave(10860, 60, 2).map((value) => value / 10000) }],
    format: (value) => value.toFixed(4),
    formatAxis: (value) => value.toFixed(3),
  },
};
export const OnePoint: Story = {
  args: { label: 'Deposits', categories: ['1 May'], series: [{ id: 'd', label: 'Deposits', values: [1200] }] },
};
export const Empty: Story = { args: { series: [] } };
export const Loading: Story = { args: { loading: true } };
/** The focus is on the chart and the arrows have been used. */
export const Inspected: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('img'));
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
  },
};
