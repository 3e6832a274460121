import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../page/layout';
import { Field } from '../field';
import { DatePicker } from './DatePicker';
import { datePickerDocs } from './datePicker.docs';

const meta: Meta<typeof DatePicker> = {
  title: 'UI/DatePicker',
  parameters: datePickerDocs,
  tags: ['autodocs'],
  component: DatePicker,
  args: { defaultValue: '2025-03-21', today: '2025-03-26', 'aria-label': 'Value date', style: { maxInlineSize: 220 } },
};
export default meta;
type Story = StoryObj<typeof DatePicker>;

export const Default: Story = {};
export const Empty: Story = { args: { defaultValue: '' } };
/** A payment cannot be dated back, and not further ahead than a month. */
export const Limited: Story = { args: { defaultValue: '2025-03-28', min: '2025-03-26', max: '2025-04-26' } };
/** A day outside the limits says so as soon as the box is left. */
export const Outside: Story = { args: { defaultValue: '2025-02-01', min: '2025-03-26', max: '2025-04-26' } };
export const Unreadable: Story = { args: { defaultValue: '31.02.2025' } };
export const Disabled: Story = { args: { disabled: true } };
export const ReadOnly: Story = { args: { readOnly: true } };
export const InField: Story = {
  args: { 'aria-label': undefined },
  render: (args) => (
    <Field label="Date of birth" help="As it stands in the passport" required style={{ maxInlineSize: 260 }}>
      <DatePicker {...args} style={undefined} max="2007-03-26" defaultValue="1988-11-04" />
    </Field>
  ),
};
export const Gallery: Story = {
  render: () => (
    <Stack gap={4} style={{ maxInlineSize: 260 }}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Field key={size} label={`Value date, ${size}`}>
          <DatePicker size={size} defaultValue="2025-03-21" today="2025-03-26" />
        </Field>
      ))}
      <Field label="Settles on" error="Choose a business day">
        <DatePicker defaultValue="2025-03-22" today="2025-03-26" />
      </Field>
      <Field label="Closed on" disabled>
        <DatePicker defaultValue="2024-12-31" today="2025-03-26" />
      </Field>
    </Stack>
  ),
};
