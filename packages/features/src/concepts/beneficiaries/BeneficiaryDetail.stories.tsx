import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { useRuntime } from '../../runtime/Runtime';
import { usePage } from '../../runtime/usePage';
import { beneficiaryDetailDocs } from '../../testing/docs/beneficiaryDocs';
import { BeneficiaryDetail, type BeneficiaryDetailProps } from './beneficiaryDetail';

/** The first beneficiary in Japan, whose money goes over other banks. */
function OfTheFirst(props: Omit<BeneficiaryDetailProps, 'beneficiaryId'>) {
  const { gateway } = useRuntime();
  const { data } = usePage(gateway.beneficiaries, { page: 1, size: 10, filter: { currency: ['JPY'] } });
  const id = data?.items[0]?.id;
  return id ? <BeneficiaryDetail {...props} beneficiaryId={id} /> : null;
}

const meta = {
  title: 'Features/Beneficiaries/BeneficiaryDetail',
  component: BeneficiaryDetail,
  tags: ['autodocs'],
  parameters: beneficiaryDetailDocs,
  args: { beneficiaryId: '' },
  render: ({ beneficiaryId: _, ...args }) => <OfTheFirst {...args} />,
} satisfies Meta<typeof BeneficiaryDetail>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The first answer of a gateway that may still be starting. */
const PATIENCE = { timeout: 60_000 };
const NOWHERE = '0198a000-0000-7000-8000-00000000000f';

/** A beneficiary by an id that the gateway is asked for only to answer badly. */
const byId: NonNullable<Story['render']> = (args) => <BeneficiaryDetail {...args} beneficiaryId={NOWHERE} />;

export const Default: Story = {
  play: async () => void (await screen.findByText('Intermediary bank', undefined, PATIENCE)),
};

export const HostRows: Story = {
  args: { detailRows: ({ currency }) => [{ label: 'Desk', value: `Treasury ${currency}` }] },
  play: async () => void (await screen.findByText('Treasury JPY', undefined, PATIENCE)),
};

export const Empty: Story = {
  // The refusal carries a request id of its own every time.
  tags: ['!visual'],
  render: byId,
  play: async () => void (await screen.findByText('Not found', undefined, PATIENCE)),
};

export const Loading: Story = { parameters: { gateway: 'pending' }, render: byId };

export const Failed: Story = {
  name: 'Error',
  parameters: { gateway: 'failing' },
  render: byId,
  play: async () => void (await screen.findByRole('button', { name: 'Try again' }, PATIENCE)),
};

export const Unauthorized: Story = {
  parameters: { gateway: 'unauthorized' },
  render: byId,
  play: async () => void (await screen.findByText('You are signed out', undefined, PATIENCE)),
};

export const Dark: Story = { globals: { theme: 'dark' }, play: Default.play };

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: Default.play };
