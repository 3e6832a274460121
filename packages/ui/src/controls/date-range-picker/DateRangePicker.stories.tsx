import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Box } from '../../page/layout';
import { Field } from '../field';
import { DateRangePanel } from './DateRangePanel';
import { DateRangePicker, type DateRangePickerProps } from './DateRangePicker';
import { dateRangePickerDocs } from './dateRangePicker.docs';
import type { DateRange } from './range';

const march: DateRange = { from: '2025-03-03', to: '2025-03-21', zone: 'Etc/UTC' };

function Held({ value: initial, onChange, ...rest }: DateRangePickerProps) {
  const [value, setValue] = useState(initial);
  return (
    <div style={{ maxInlineSize: 280 }}>
      <DateRangePicker
        {...rest}
        value={value}
        onChange={(range) => {
          setValue(range);
          onChange(range);
        }}
      />
    </div>
  );
}

const meta: Meta<typeof DateRangePicker> = {
  title: 'UI/DateRangePicker',
  parameters: dateRangePickerDocs,
  tags: ['autodocs'],
  component: DateRangePicker,
  args: { value: march, onChange: () => undefined, today: '2025-03-26', zone: 'Etc/UTC', 'aria-label': 'Created' },
  render: (args) => <Held {...args} />,
};
export default meta;
type Story = StoryObj<typeof DateRangePicker>;

export const Default: Story = {};
export const Empty: Story = { args: { value: null } };
export const Clearable: Story = { args: { clearable: true } };
export const Limited: Story = { args: { min: '2025-02-10', max: '2025-03-26' } };
export const Disabled: Story = { args: { disabled: true } };
export const InField: Story = {
  render: (args) => (
    <Field label="Created" error="This field is required">
      <Held {...args} value={null} aria-label={undefined} />
    </Field>
  ),
};

function HeldPanel({ value: initial, onChange, ...rest }: DateRangePickerProps) {
  const [value, setValue] = useState(initial);
  const { zone, today, min, max, clearable } = rest;
  return (
    <Box border radius="card" surface="raised" style={{ display: 'inline-block', maxInlineSize: '100%' }}>
      <DateRangePanel
        {...{ zone, today, min, max, clearable, value }}
        onChange={(range) => {
          setValue(range);
          onChange(range);
        }}
      />
    </Box>
  );
}

/** What a filter chip holds: a range takes effect as soon as it is whole. */
export const Panel: Story = { args: { clearable: true }, render: (args) => <HeldPanel {...args} /> };
/** A month that begins on the first day of the year and a range over its end. */
export const PanelOverNewYear: Story = {
  args: {
    value: { from: '2024-12-16', to: '2025-01-05', zone: 'Europe/Paris' },
    zone: 'Europe/Paris',
    today: '2025-01-08',
  },
  render: (args) => <HeldPanel {...args} />,
};
