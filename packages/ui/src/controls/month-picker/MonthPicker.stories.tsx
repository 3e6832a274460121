import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../page/layout';
import { Field } from '../field';
import { MonthPicker } from './MonthPicker';
import { monthPickerDocs } from './monthPicker.docs';

const meta: Meta<typeof MonthPicker> = {
  title: 'UI/MonthPicker',
  parameters: monthPickerDocs,
  tags: ['autodocs'],
  component: MonthPicker,
  args: { 'aria-label': 'Period', now: '2024-05', style: { maxInlineSize: 240 } },
};
export default meta;
type Story = StoryObj<typeof MonthPicker>;

export const Default: Story = { args: { defaultValue: '2024-03' } };
export const Empty: Story = {};
export const Limits: Story = { args: { min: '2023-11', max: '2024-05', defaultValue: '2024-03' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: '2024-03' } };
export const InField: Story = {
  render: () => (
    <Field label="Statement period" help="Statements are ready on the second day of the next month.">
      <MonthPicker now="2024-05" max="2024-04" defaultValue="2024-03" />
    </Field>
  ),
};
export const Gallery: Story = {
  render: () => (
    <Grid columns={{ base: 1, sm: 2 }} gap={5} style={{ maxInlineSize: 640 }}>
      <Field label="Statement period" help="Statements are ready on the second day of the next month.">
        <MonthPicker now="2024-05" max="2024-04" defaultValue="2024-03" />
      </Field>
      <Field label="Empty">
        <MonthPicker now="2024-05" />
      </Field>
      <Field label="Wrong" error="There is no statement for this month">
        <MonthPicker now="2024-05" defaultValue="2024-06" />
      </Field>
      <Field label="Disabled" disabled>
        <MonthPicker now="2024-05" defaultValue="2024-03" />
      </Field>
    </Grid>
  ),
};
