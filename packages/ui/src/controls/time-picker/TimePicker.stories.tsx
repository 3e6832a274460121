import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../page/layout';
import { Field } from '../field';
import { TimePicker } from './TimePicker';
import { TimeRangePicker } from './TimeRangePicker';
import { timePickerDocs } from './timePicker.docs';

const meta: Meta<typeof TimePicker> = {
  title: 'UI/TimePicker',
  parameters: timePickerDocs,
  tags: ['autodocs'],
  component: TimePicker,
  args: { 'aria-label': 'Cut-off', style: { maxInlineSize: 220 } },
};
export default meta;
type Story = StoryObj<typeof TimePicker>;

export const Default: Story = { args: { defaultValue: '16:30:00' } };
export const Empty: Story = {};
export const TwelveHours: Story = { args: { hours: 12, defaultValue: '16:30:00' } };
export const WithoutSeconds: Story = { args: { seconds: false, defaultValue: '16:30:00' } };
export const Limits: Story = { args: { min: '09:00:00', max: '17:30:00', defaultValue: '16:30:00' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: '16:30:00' } };
export const Range: Story = {
  render: () => (
    <Field label="Business hours" group style={{ maxInlineSize: 360 }}>
      <TimeRangePicker defaultValue={{ start: '09:00:00', end: '17:30:00' }} />
    </Field>
  ),
};
export const Gallery: Story = {
  render: () => (
    <Grid columns={{ base: 1, sm: 2 }} gap={5} style={{ maxInlineSize: 720 }}>
      <Field label="Cut-off" help="UTC">
        <TimePicker defaultValue="16:30:00" />
      </Field>
      <Field label="Cut-off with AM and PM">
        <TimePicker hours={12} defaultValue="16:30:00" />
      </Field>
      <Field label="Without seconds">
        <TimePicker seconds={false} />
      </Field>
      <Field label="Wrong" error="The cut-off is at 17:00 at the latest">
        <TimePicker defaultValue="18:10:00" />
      </Field>
      <Field label="Business hours" group>
        <TimeRangePicker seconds={false} defaultValue={{ start: '09:00:00', end: '17:30:00' }} />
      </Field>
      <Field label="Disabled" disabled>
        <TimePicker defaultValue="16:30:00" />
      </Field>
    </Grid>
  ),
};
