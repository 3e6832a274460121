import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../page/layout';
import { Field } from '../field';
import { Slider } from './Slider';
import { sliderDocs } from './slider.docs';

const days = (value: number) => `${value} ${value === 1 ? 'day' : 'days'}`;

const meta: Meta<typeof Slider> = {
  title: 'UI/Slider',
  parameters: sliderDocs,
  tags: ['autodocs'],
  component: Slider,
  args: { 'aria-label': 'Alert below' },
  decorators: [
    (Part) => (
      <div style={{ maxInlineSize: 360, paddingBlockStart: 24 }}>
        <Part />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof Slider>;

export const Default: Story = { args: { defaultValue: 40 } };
export const AtStart: Story = {};
export const WithMarks: Story = {
  args: {
    'aria-label': 'Days before expiry',
    min: 1,
    max: 30,
    defaultValue: 7,
    format: days,
    marks: [
      { value: 1, label: '1 day' },
      { value: 7, label: '7' },
      { value: 14, label: '14' },
      { value: 30, label: '30 days' },
    ],
  },
};
export const Steps: Story = { args: { step: 25, defaultValue: 50, format: (value) => `${value} %` } };
export const Disabled: Story = { args: { defaultValue: 40, disabled: true } };
export const InField: Story = {
  render: () => (
    <Field label="Alert below" help="Share of the daily limit that remains.">
      <Slider defaultValue={20} format={(value) => `${value} %`} />
    </Field>
  ),
};
export const Gallery: Story = {
  render: () => (
    <Stack gap={6}>
      <Field label="Alert below" help="Share of the daily limit that remains.">
        <Slider defaultValue={20} format={(value) => `${value} %`} />
      </Field>
      <Field label="Days before expiry">
        <Slider {...WithMarks.args} aria-label={undefined} />
      </Field>
      <Field label="Disabled" disabled>
        <Slider defaultValue={60} />
      </Field>
    </Stack>
  ),
};
