import type { GatewayFile, PaymentOrderDetail } from '@corridor/core';
import { Button, Inline } from '@corridor/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { useRuntime } from '../../../runtime/Runtime';
import { AlteredGateway } from '../../../testing/AlteredGateway';
import { paymentFormDocs } from '../../../testing/docs/paymentDocs';
import { FilledIn, OutOf, ToChina } from '../../../testing/filledPayments';
import { withChangingQuote, withOldRates } from '../../../testing/oddExchanges';
import { ticketStories } from '../../../testing/ticketStories';
import { PaymentOrderForm } from './PaymentOrderForm';
import type { NewBeneficiaryProps } from './paymentShape';

/** A form of the host's own, as far as the ticket knows it. */
function HostForm({ onSaved, onCancel }: NewBeneficiaryProps) {
  const { gateway } = useRuntime();
  const add = async () =>
    onSaved(
      await gateway.beneficiaries.create({
        bankCountry: 'DE',
        currency: 'EUR',
        paymentMethod: 'local',
        payeeType: 1,
        bank: { iban: 'DE89370400440532013000' },
        payee: { companyName: 'Lambert Presse SARL' },
        allowDuplicate: true,
      }),
    );
  return (
    <Inline gap={2}>
      <Button onClick={onCancel}>Cancel</Button>
      <Button variant="primary" onClick={() => void add()}>
        Save Lambert Presse
      </Button>
    </Inline>
  );
}

const meta = {
  title: 'Features/Payments/PaymentOrderForm',
  component: PaymentOrderForm,
  tags: ['autodocs'],
  parameters: paymentFormDocs,
  args: {
    onAccepted: fn<(order: PaymentOrderDetail) => void>(),
    onOpenOrder: fn(),
    onOpenTransaction: fn(),
    onExport: fn<(file: GatewayFile) => void>(),
  },
} satisfies Meta<typeof PaymentOrderForm>;

export default meta;

type Story = StoryObj<typeof meta>;

const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const states = ticketStories({
  concept: 'paymentOrders',
  FilledIn,
  price: 'Fee the beneficiary pays',
  short: /^You need .* more to cover/,
  review: 'Review the payment',
  confirm: 'Confirm payment',
  again: 'Pay it once more',
  accepted: 'Payment accepted',
  empty: 'No funds to pay with yet',
});
const { render, press, sent, done } = states;

export const Default: Story = {
  play: async () => {
    await screen.findByRole('textbox', { name: /^Amount sent/ });
    await press('Review');
    await screen.findByText('Choose a beneficiary');
  },
};

export const Priced: Story = states.Priced;
export const InsufficientBalance: Story = states.InsufficientBalance;
/** The review names the account that pays, and what it has left. */
export const Review: Story = {
  ...states.Review,
  play: async () => {
    await states.Review.play();
    await screen.findByText(/ · EUR · …[0-9a-f]{4}$/);
    await screen.findByText('Balance after');
  },
};
export const UnknownOutcome: Story = { ...states.UnknownOutcome, tags: ['!visual'] };
export const NoSuchOrder: Story = { ...states.NoSuchOrder, tags: ['!visual'] };
export const Empty: Story = states.Empty;
export const Loading: Story = states.Loading;
export const Failed: Story = states.Failed;
export const Unauthorized: Story = states.Unauthorized;
export const Dark: Story = states.Dark;
export const RightToLeft: Story = states.RightToLeft;

/** A reference that SEPA does not carry. */
export const WrongReference: Story = {
  tags: ['!visual'],
  render,
  args: { initial: { reference: 'Facture n° 17 – août' } },
  play: async () => {
    await screen.findByText(/available\.$/);
    await press('Review');
    await screen.findByText(/^Use letters, digits, spaces/);
    await expect(screen.getByRole('textbox', { name: /^Reference/ })).toBeInvalid();
  },
};

/** Somebody new is added in place: chosen at once, and what was typed before is kept. */
export const NewBeneficiary: Story = {
  tags: ['!visual'],
  args: { newBeneficiary: HostForm, initial: { amount: '75.07', reference: 'In place 75' } },
  play: async () => {
    await screen.findByRole('textbox', { name: /^Amount sent/ });
    await press('New beneficiary');
    await press('Save Lambert Presse');
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: /^Beneficiary/ })).toHaveValue('Lambert Presse SARL'),
    );
    await expect(screen.queryByRole('dialog', { name: 'New beneficiary' })).toBeNull();
    await expect(screen.getByRole('textbox', { name: /^Amount sent/ })).toHaveValue('75.07');
    await expect(screen.getByRole('textbox', { name: /^Reference/ })).toHaveValue('In place 75');
    await screen.findByText('Fee the beneficiary pays');
  },
};

/** The destination asks for the invoice: nothing is reviewed before it has arrived. */
export const NeedsInvoice: Story = {
  render: (args) => <ToChina from="USD" {...args} />,
  play: async () => {
    await screen.findByText(/available\./);
    await press('Review');
    await screen.findByText('Upload the invoice');
    const invoice = new File([PNG], 'invoice-18.png', { type: 'image/png' });
    await userEvent.upload(screen.getByLabelText(/^Invoice/), invoice);
    await waitFor(() => expect(screen.queryByText('Upload the invoice')).toBeNull());
    await screen.findByText('Fee the beneficiary pays');
  },
};

/** The partner has no money in the beneficiary's currency: nobody else's is taken unless somebody says so. */
export const NoOwnAccount: Story = {
  tags: ['!visual'],
  render: (args) => <ToChina {...args} />,
  play: async () => {
    await screen.findByText('Choose the account that pays.');
    await expect(screen.getByRole('combobox', { name: /^From account/ })).toHaveValue('');
    await press('Review');
    await expect(screen.getByRole('combobox', { name: /^From account/ })).toBeInvalid();
    await expect(screen.queryByRole('heading', { name: 'Review the payment' })).toBeNull();
    await screen.findAllByRole('option');
  },
};

/** Its ids and times are those of the run. */
export const Success: Story = {
  tags: ['!visual'],
  render,
  play: async ({ args }) => {
    await sent();
    await done();
    await expect(args.onAccepted).toHaveBeenCalledWith(
      expect.objectContaining({ amount: { amount: '100.00', currency: 'EUR' }, reference: 'Invoice 17' }),
    );
  },
};

/** Out of dollars, so that a hundred euros arrive: at a quote that counts down. */
export const Exchanged: Story = {
  render: (args) => <OutOf currency="USD" {...args} />,
  args: { initial: { fixedSide: 'received' } },
  play: async () => {
    await screen.findByText(/^1 USD = /);
    await expect(screen.getByRole('textbox', { name: /^Amount received/ })).toHaveValue('100.00');
    await press('Review');
    await screen.findByRole('heading', { name: 'Review the payment' });
    await screen.findByRole('timer');
  },
};

/** Rates are too old: it is said where the quote stands, and again at the order. */
export const RateTooOld: Story = {
  tags: ['!visual'],
  render: (args) => (
    <AlteredGateway change={withOldRates}>
      <OutOf currency="USD" {...args} />
    </AlteredGateway>
  ),
  args: { initial: { fixedSide: 'received' } },
  play: async () => {
    await screen.findByText(/^The exchange rate is out of date/);
    await expect(screen.getByRole('button', { name: 'Review' })).toBeDisabled();
    await press('Try again');
    await sent();
    await screen.findByText(/^The exchange rate is out of date/);
    await expect(screen.getByRole('heading', { name: 'Review the payment' })).toBeVisible();
  },
};

/** The quote is over and its rate has moved: nothing is sent before the new one is agreed to. */
export const ChangedQuote: Story = {
  tags: ['time-passes', '!visual'],
  render: (args) => (
    <AlteredGateway change={withChangingQuote}>
      <OutOf currency="USD" {...args} />
    </AlteredGateway>
  ),
  play: async () => {
    await screen.findByText('The quote has changed');
    await expect(screen.getByRole('button', { name: 'Review' })).toBeDisabled();
    await press('Accept the new quote');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Review' })).toBeEnabled());
  },
};
