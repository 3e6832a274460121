import type { Meta, StoryObj } from '@storybook/react-vite';
import { Radio } from './Radio';
import { RadioGroup } from './RadioGroup';
import { radioDocs } from './radio.docs';

const answers = [
  <Radio key="ours" value="ours" label="Sender" help="The beneficiary receives the whole amount." />,
  <Radio key="shared" value="shared" label="Shared" help="Each side pays its own bank." />,
  <Radio key="theirs" value="theirs" label="Beneficiary" />,
];
const meta: Meta<typeof RadioGroup> = {
  title: 'UI/RadioGroup',
  parameters: radioDocs,
  tags: ['autodocs'],
  component: RadioGroup,
  args: { 'aria-label': 'Fee paid by', children: answers },
};
export default meta;
type Story = StoryObj<typeof RadioGroup>;

export const Default: Story = { args: { defaultValue: 'shared' } };
export const NothingChosen: Story = {};
export const Horizontal: Story = { args: { orientation: 'horizontal', defaultValue: 'ours' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'ours' } };
