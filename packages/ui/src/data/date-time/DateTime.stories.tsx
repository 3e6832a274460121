import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateTime } from './DateTime';
import { dateTimeDocs } from './dateTime.docs';
import { ZoneProvider } from './zone';

const meta: Meta<typeof DateTime> = {
  title: 'UI/DateTime',
  parameters: dateTimeDocs,
  tags: ['autodocs'],
  component: DateTime,
  args: { value: '2024-07-08T09:30:15Z' },
  decorators: [
    (Drawn) => (
      <ZoneProvider zone="Europe/Paris">
        <Drawn />
      </ZoneProvider>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof DateTime>;

export const Default: Story = {};
export const DateOnly: Story = { args: { precision: 'date' } };
export const ToTheSecond: Story = { args: { precision: 'second' } };
export const WithUtc: Story = { args: { withUtc: true } };
export const OtherZone: Story = { args: { zone: 'Asia/Shanghai' } };
export const Absent: Story = { args: { value: null } };
