import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { detailStories } from '../../testing/detailStories';
import { merchantDetailDocs } from '../../testing/docs/merchantDocs';
import { MerchantDetail } from './merchantDetail';

const of = (status: string, shows: string | RegExp) =>
  detailStories(MerchantDetail, { concept: 'merchants', idProp: 'merchantId', filter: { status: [status] }, shows });
const states = of('rejected', 'Merchant ID');
const open = of('toBeUploaded', 'Merchant ID');

const meta = {
  title: 'Features/Merchants/MerchantDetail',
  component: MerchantDetail,
  tags: ['autodocs'],
  parameters: merchantDetailDocs,
  args: { merchantId: '' },
  render: states.render,
} satisfies Meta<typeof MerchantDetail>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Why it was rejected stands above its tabs. */
export const Default: Story = {
  play: async () => {
    await states.Default.play();
    screen.getByRole('tab', { name: 'Profile', selected: true });
    screen.getAllByText(/AML|ID document|Proof of address/);
  },
};
export const Empty: Story = states.Empty;
export const Loading: Story = states.Loading;
export const Failed: Story = states.Failed;
export const Unauthorized: Story = states.Unauthorized;
export const Dark: Story = states.Dark;
export const RightToLeft: Story = states.RightToLeft;

const showDocuments = async () => {
  await userEvent.click(await screen.findByRole('tab', { name: 'Documents' }));
  await screen.findByRole('group', { name: 'Proof of address' });
};

/** What is sent is known by its content, and told before anything is sent. */
export const WrongFile: Story = {
  render: open.render,
  play: async () => {
    await showDocuments();
    const [input] = await screen.findAllByLabelText<HTMLInputElement>(/.+/, { selector: 'input[type=file]' });
    if (!input) throw new Error('No document is asked for');
    await userEvent.upload(input, new File(['not a picture'], 'front.png', { type: 'image/png' }));
    await expect(await screen.findAllByText('File type not accepted. Use a PDF, PNG or JPEG.')).not.toHaveLength(0);
  },
};

/** A host's own tabs stand after ours. */
export const HostTab: Story = {
  args: { detailTabs: [{ id: 'notes', label: 'Notes', content: ({ name }) => <p>Notes on {name}</p> }] },
  play: async () => {
    await userEvent.click(await screen.findByRole('tab', { name: 'Notes' }));
    await screen.findByText(/^Notes on /);
  },
};
