import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../../controls/link';
import { Box, Grid } from '../../page/layout';
import { Money } from '../money';
import { Stat } from './Stat';
import { statDocs } from './stat.docs';

const meta: Meta<typeof Stat> = {
  title: 'UI/Stat',
  parameters: statDocs,
  tags: ['autodocs'],
  component: Stat,
  args: {
    label: 'Paid out this month',
    value: <Money amount="1284300.50" currency="EUR" size="lg" />,
    change: { text: '12.4 % more than last month', direction: 'up', good: true },
  },
};
export default meta;
type Story = StoryObj<typeof Stat>;

export const Default: Story = {};
export const Worse: Story = {
  args: { label: 'Returned', value: '18', change: { text: '6 more than last month', direction: 'up', good: false } },
};
export const Neutral: Story = {
  args: { label: 'Open orders', value: '42', change: { text: 'As last month', direction: 'flat' } },
};
export const FigureOnly: Story = { args: { change: undefined } };
export const WithLink: Story = { args: { aside: <Link href="#transfers">View</Link> } };
export const Gallery: Story = {
  render: (args) => (
    <Grid columns={{ base: 1, sm: 3 }}>
      <Box border radius="card" padding={5}>
        <Stat {...args} />
      </Box>
      <Box border radius="card" padding={5}>
        <Stat {...args} {...Worse.args} />
      </Box>
      <Box border radius="card" padding={5}>
        <Stat {...args} {...Neutral.args} />
      </Box>
    </Grid>
  ),
};
