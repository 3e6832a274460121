import type { Meta, StoryObj } from '@storybook/react-vite';
import { Switch } from './Switch';
import { switchDocs } from './switch.docs';

const meta: Meta<typeof Switch> = {
  title: 'UI/Switch',
  parameters: switchDocs,
  tags: ['autodocs'],
  component: Switch,
  args: { label: 'Freeze on a declined payment' },
};
export default meta;
type Story = StoryObj<typeof Switch>;

export const Default: Story = {};
export const On: Story = { args: { defaultChecked: true } };
export const WithHelp: Story = { args: { help: 'The holder is told by email.' } };
export const AtTheEnd: Story = { args: { end: true, defaultChecked: true } };
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
