import { type GatewayClient, GatewayError, type GatewayFile } from '@corridor/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AlteredGateway } from '../../testing/AlteredGateway';
import { paymentBatchDocs } from '../../testing/docs/paymentBatchDocs';
import { PaymentBatchUpload } from './PaymentBatchUpload';

const meta = {
  title: 'Features/Payments/PaymentBatchUpload',
  component: PaymentBatchUpload,
  tags: ['autodocs'],
  parameters: paymentBatchDocs,
  args: { onExport: fn<(file: GatewayFile) => void>() },
} satisfies Meta<typeof PaymentBatchUpload>;

export default meta;

type Story = StoryObj<typeof meta>;

const HEADINGS = 'Beneficiary\tAmount\tCharges\tReference';
const RIGHT = ['Lindner Logistik GmbH\t120.50\tOUR\tInvoice 1', 'Bergmann Werkzeuge AG\t80.00\tSHA\tInvoice 2'];
const TWICE = ['Lindner Logistik GmbH\t120.50\tOUR\tInvoice 1 again'];
const WRONG = ['Nobody at all\t15.00\tSHA\tInvoice 3', 'Bergmann Werkzeuge AG\t0.10\tnobody\tFacture n° 4'];

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const paste = async (rows: readonly string[]) => {
  await userEvent.click(await screen.findByRole('textbox', { name: 'Cells from a spreadsheet' }));
  await userEvent.paste([HEADINGS, ...rows].join('\n'));
  await press('Read cells');
  await screen.findByRole('heading', { name: 'Match the columns' });
};
const checked = async (rows: readonly string[]) => {
  await paste(rows);
  await press('Continue');
  await screen.findByRole('heading', { name: 'Check the payments' });
};
const confirmed = async (rows: readonly string[]) => {
  await checked(rows);
  await press('Review');
  await screen.findByRole('heading', { name: 'Review the batch' });
  // What ran before on the same gateway may have paid the same.
  const again = screen.queryByRole('checkbox', { name: 'Pay them anyway' });
  if (again) await userEvent.click(again);
  await press(`Confirm ${rows.length} payments`);
};

export const Default: Story = {
  play: async ({ args }) => {
    await press('Download template');
    const template = expect.objectContaining({ name: 'payment-batch.csv' });
    await waitFor(() => expect(args.onExport).toHaveBeenCalledWith(template));
  },
};

export const Columns: Story = { play: () => paste([...RIGHT, ...WRONG]) };

/** Cells that were pasted without their headings: the first of them is a payment, too. */
export const WithoutHeadings: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('textbox', { name: 'Cells from a spreadsheet' }));
    await userEvent.paste(RIGHT.join('\n'));
    await press('Read cells');
    await screen.findByText('No heading was recognized');
    await screen.findByText('1 row in Pasted cells');
    await userEvent.click(screen.getByRole('checkbox', { name: 'The first row is a payment' }));
    await screen.findByText('2 rows in Pasted cells');
    await expect(screen.queryByText('No heading was recognized')).toBeNull();
    await screen.findByText('Lindner Logistik GmbH · Bergmann Werkzeuge AG');
  },
};

/** Rows that are wrong, told at their cells; Review waits until they are fixed or excluded. */
export const NeedsAttention: Story = {
  play: async () => {
    await checked([...RIGHT, ...WRONG]);
    await screen.findByText('2 rows need attention');
    await expect(screen.getByRole('button', { name: 'Review' })).toBeDisabled();
    await userEvent.keyboard('{F8}');
    const wrong = await screen.findByRole('combobox', { name: /^Beneficiary, row 3/ });
    await waitFor(() => expect(wrong).toHaveFocus());
  },
};

export const Duplicates: Story = {
  tags: ['!visual'],
  play: async () => {
    await checked([...RIGHT, ...TWICE]);
    await press('Review');
    await screen.findByText(/Row 3: .* to Lindner Logistik GmbH, as in row 1/);
    await expect(screen.getByRole('button', { name: 'Confirm 3 payments' })).toBeDisabled();
  },
};

/** Guarantee: the first batch is kept, and its answer is lost. */
const loseFirstAnswer = (gateway: GatewayClient): GatewayClient => {
  let first = true;
  const { create } = gateway.paymentBatches;
  const losing: typeof create = async (...asked) => {
    const kept = await create(...asked);
    if (!first) return kept;
    first = false;
    throw new GatewayError('unknown-outcome', { msg: 'Network Error', requestId: 'SA0421767225600000' });
  };
  return { ...gateway, paymentBatches: { ...gateway.paymentBatches, create: losing } };
};

/** A batch whose answer was lost is sent again and paid once. */
export const LostAnswer: Story = {
  tags: ['!visual'],
  render: (args) => (
    <AlteredGateway change={loseFirstAnswer}>
      <PaymentBatchUpload {...args} />
    </AlteredGateway>
  ),
  play: async () => {
    await confirmed(RIGHT);
    await screen.findByText('No response received');
    await press('Resend batch');
    await screen.findByText('Batch completed');
    await screen.findByText('2 payments placed.');
  },
};

let letOn = () => {};

/** Guarantee: one payment is placed, and the next is on its way until it is let on. */
const holdSecond = (gateway: GatewayClient): GatewayClient => {
  const isLetOn = new Promise<void>((resolve) => {
    letOn = resolve;
  });
  let placed = 0;
  const { callById } = gateway.paymentBatches;
  const holding: typeof callById = async (...asked) => {
    if (asked[1] === 'place') placed += 1;
    if (placed > 1) await isLetOn;
    return callById(...asked);
  };
  return { ...gateway, paymentBatches: { ...gateway.paymentBatches, callById: holding } };
};

/** A batch that is stopped and given up: what was not placed is refused. */
export const GivenUp: Story = {
  tags: ['!visual'],
  render: (args) => (
    <AlteredGateway change={holdSecond}>
      <PaymentBatchUpload {...args} />
    </AlteredGateway>
  ),
  play: async () => {
    await confirmed(
      ['2.01', '2.02', '2.03', '2.04'].map((amount) => `Lindner Logistik GmbH\t${amount}\tOUR\tGiven up`),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Stop after this payment' }));
    letOn();
    await screen.findByText('Batch paused');
    await press('Give up the rest');
    const question = within(await screen.findByRole('dialog', { name: 'Give up this batch?' }));
    await userEvent.click(question.getByRole('button', { name: 'Give up the rest' }));
    await screen.findByText('Batch completed');
    await screen.findAllByText('The batch was given up before this payment was placed.');
    await expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  },
};

export const NotReceived: Story = {
  tags: ['!visual'],
  args: { batchId: '0198a000-0000-4000-8000-00000000000f', onBatchChange: fn() },
  play: async () => void (await screen.findByText('This batch was not received')),
};

export const ReadOnly: Story = {
  parameters: { operator: 'viewer' },
  play: async () => void (await screen.findByText('You don’t have permission')),
};

export const Dark: Story = { ...NeedsAttention, globals: { theme: 'dark' } };

export const RightToLeft: Story = { ...NeedsAttention, globals: { direction: 'rtl' } };
