import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../page/layout';
import { Field } from '../field';
import { Checkbox } from './Checkbox';
import { CheckboxGroup } from './CheckboxGroup';
import { checkboxDocs } from './checkbox.docs';

const meta: Meta<typeof Checkbox> = {
  title: 'UI/Checkbox',
  parameters: checkboxDocs,
  tags: ['autodocs'],
  component: Checkbox,
  args: { label: 'Shared card' },
};
export default meta;
type Story = StoryObj<typeof Checkbox>;

export const Default: Story = {};
export const Checked: Story = { args: { defaultChecked: true } };
export const Indeterminate: Story = { args: { indeterminate: true } };
export const WithHelp: Story = { args: { help: 'Draws on the balance of the corporation.' } };
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
export const Invalid: Story = { args: { 'aria-invalid': true } };
export const Bare: Story = { args: { label: undefined, 'aria-label': 'Select row' } };
export const Group: Story = {
  render: () => (
    <Field label="Currencies" group>
      <CheckboxGroup defaultValue={['EUR']}>
        <Checkbox value="USD" label="US dollar" />
        <Checkbox value="EUR" label="Euro" />
        <Checkbox value="MXN" label="Mexican peso" disabled />
      </CheckboxGroup>
    </Field>
  ),
};
export const Gallery: Story = {
  render: () => (
    <Stack gap={3}>
      <Checkbox label="Off" />
      <Checkbox label="On" defaultChecked />
      <Checkbox label="Partly on" indeterminate />
      <Checkbox label="Off and disabled" disabled />
      <Checkbox label="On and disabled" disabled defaultChecked />
      <Checkbox label="Wrong" aria-invalid help="Has to be accepted." />
    </Stack>
  ),
};
