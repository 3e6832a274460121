import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from './TextArea';
import { textAreaDocs } from './textArea.docs';

const meta: Meta<typeof TextArea> = {
  title: 'UI/TextArea',
  parameters: textAreaDocs,
  tags: ['autodocs'],
  component: TextArea,
  args: { 'aria-label': 'Trade comments' },
};
export default meta;
type Story = StoryObj<typeof TextArea>;

export const Default: Story = { args: { defaultValue: 'Goods of the order of May.' } };
export const Placeholder: Story = { args: { placeholder: 'What was sold, to whom and when' } };
export const Growing: Story = { args: { grow: true, rows: 1, defaultValue: 'It grows\nline\nby line.' } };
export const Invalid: Story = { args: { 'aria-invalid': true } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Goods of the order of May.' } };
