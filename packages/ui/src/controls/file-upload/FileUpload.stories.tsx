import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../page/layout';
import { Field } from '../field';
import type { UploadEntry } from './entry';
import { FileUpload } from './FileUpload';
import { fileUploadDocs } from './fileUpload.docs';

const kilobyte = 1024;
const entry = (id: string, part: Partial<UploadEntry>): UploadEntry => ({
  id,
  name: 'passport-front.png',
  size: 412 * kilobyte,
  type: 'image/png',
  status: 'ready',
  progress: 0,
  ...part,
});
const states = [
  entry('1', { status: 'done', progress: 1 }),
  entry('2', { name: 'passport-back.png', status: 'uploading', progress: 0.62 }),
  entry('5', { name: 'lease.pdf', type: 'application/pdf', status: 'waiting', problem: 'Waiting for the connection' }),
  entry('3', { name: 'proof-of-address.pdf', type: 'application/pdf', status: 'failed', problem: 'Network Error' }),
  entry('4', {
    name: 'a-very-long-name-of-a-certificate-of-incorporation-2024-notarised-copy.pdf',
    status: 'refused',
    size: 3200 * kilobyte,
    problem: 'File name is too large · 1 MB at most',
  }),
];

const meta: Meta<typeof FileUpload> = {
  title: 'UI/FileUpload',
  parameters: fileUploadDocs,
  tags: ['autodocs'],
  component: FileUpload,
  args: {
    'aria-label': 'Identity document',
    accept: 'image/png,image/jpeg,application/pdf',
    style: { maxInlineSize: 480 },
  },
};
export default meta;
type Story = StoryObj<typeof FileUpload>;

export const Default: Story = {};
export const Multiple: Story = { args: { multiple: true, maxFiles: 3 } };
export const Ready: Story = { args: { defaultValue: [entry('1', {})] } };
export const Uploading: Story = { args: { defaultValue: [entry('1', { status: 'uploading', progress: 0.62 })] } };
export const Done: Story = { args: { defaultValue: [entry('1', { status: 'done', progress: 1 })] } };
export const Failed: Story = {
  args: { defaultValue: [entry('1', { status: 'failed', problem: 'Network Error' })] },
};
export const EveryState: Story = { args: { multiple: true, defaultValue: states } };
export const Disabled: Story = { args: { disabled: true, defaultValue: [entry('1', { status: 'done' })] } };
export const InField: Story = {
  render: () => (
    <Field label="Proof of address" required help="A bill or a bank statement of the last three months.">
      <FileUpload accept=".pdf" style={{ maxInlineSize: 480 }} />
    </Field>
  ),
};
export const Gallery: Story = {
  render: () => (
    <Stack gap={5} style={{ maxInlineSize: 480 }}>
      <Field label="Identity document" required>
        <FileUpload multiple accept="image/png,image/jpeg,application/pdf" defaultValue={states} />
      </Field>
      <Field label="Proof of address" error="This field is required">
        <FileUpload accept=".pdf" />
      </Field>
      <Field label="Disabled" disabled>
        <FileUpload />
      </Field>
    </Stack>
  ),
};
