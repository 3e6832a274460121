import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { detailStories } from '../../testing/detailStories';
import { beneficiaryDetailDocs } from '../../testing/docs/beneficiaryDocs';
import { BeneficiaryDetail } from './beneficiaryDetail';

// The first beneficiary in Japan, whose money goes over other banks.
const states = detailStories(BeneficiaryDetail, {
  concept: 'beneficiaries',
  idProp: 'beneficiaryId',
  filter: { currency: ['JPY'] },
  shows: 'Intermediary bank',
});

const meta = {
  title: 'Features/Beneficiaries/BeneficiaryDetail',
  component: BeneficiaryDetail,
  tags: ['autodocs'],
  parameters: beneficiaryDetailDocs,
  args: { beneficiaryId: '' },
  render: states.render,
} satisfies Meta<typeof BeneficiaryDetail>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = states.Default;
export const Empty: Story = states.Empty;
export const Loading: Story = states.Loading;
export const Failed: Story = states.Failed;
export const Unauthorized: Story = states.Unauthorized;
export const Dark: Story = states.Dark;
export const RightToLeft: Story = states.RightToLeft;

export const HostRows: Story = {
  args: { detailRows: ({ currency }) => [{ label: 'Desk', value: `Treasury ${currency}` }] },
  play: async () => {
    await screen.findByText('Treasury JPY');
    await expect(screen.getByRole('heading', { level: 1 })).not.toBeEmptyDOMElement();
  },
};
