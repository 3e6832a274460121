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
    await userEvent.click(screen.getByRole('combobox', { name: 'Headings' }));
    await userEvent.click(await screen.findByRole('option', { name: /None: every line is a payment/ }));
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

const DOUBTFUL = [
  'Suppliers of March',
  'Beneficiary\tAmount\tReference\tNotes',
  'Lindner Logistik GmbH\t120.50\tInvoice 11\t',
  'Lindner Logistk GmbH\t80.00\tInvoice 12\t',
  'Bergmann Werkzeuge AG\t1.234\tInvoice 13\t',
  'Bergmann Werkzeuge AG\t90.00\tInvoice 14\t"Rush" order',
  'Lindner Logistik GmbH\t70.00\tInvoice 15',
  'Lindner Logistik GmbH\t1\t234.56\tInvoice 16\t',
  'Bergmann Werkzeuge AG\t60.00\tInvoice 17\t\t',
  'Total\t1,650.00\t\t',
];
const asked = async () => {
  await userEvent.click(await screen.findByRole('textbox', { name: 'Cells from a spreadsheet' }));
  await userEvent.paste(DOUBTFUL.join('\n'));
  await press('Read cells');
  await screen.findByText('Not read, above the headings: Suppliers of March');
  await press('Continue');
  await screen.findByText('6 rows need attention');
  await screen.findByText('Question 1 of 6: row 2');
};

/** Rows of which each may mean something else than it seems: nothing is paid before each is answered or left out. */
export const Questions: Story = { play: asked };

/** Every question answered, one taken back, and a total of the file that differs agreed to. */
export const Answers: Story = {
  tags: ['!visual'],
  play: async () => {
    await asked();
    const panel = within(screen.getByRole('group', { name: 'Questions about the file' }));
    const answer = async (name: string | RegExp) => userEvent.click(await panel.findByRole('button', { name }));
    await answer(/^Lindner Logistik GmbH/);
    await screen.findByText('Question 1 of 5: row 3');
    await answer('Undo last answer');
    await answer('Next question');
    await answer(/1,234\.00/);
    await answer('Yes, as shown');
    await answer('Yes, as shown');
    await screen.findByText('Question 2 of 3: row 6');
    await expect(panel.queryByRole('button', { name: 'Yes, as shown' })).toBeNull();
    await answer('Leave this row out');
    await answer('Yes, as shown');
    await answer(/^Lindner Logistik GmbH/);
    await panel.findByText('All questions are answered.');
    await screen.findByText('6 payments ready');
    await screen.findByText('Line 10 states 1,650.00; the payments to be made come to 1654.50.');
    await expect(screen.getByRole('button', { name: 'Review' })).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Pay these payments anyway' }));
    await expect(screen.getByRole('button', { name: 'Review' })).toBeEnabled();
    await userEvent.type(screen.getByRole('textbox', { name: /^Number of payments/ }), '7');
    await screen.findByText('The payments to be made come to 6');
    await expect(screen.getByRole('button', { name: 'Review' })).toBeDisabled();
  },
};

const CHINESE = [0xca, 0xd5, 0xbf, 0xee, 0xc8, 0xcb, 0x2c, 0xbd, 0xf0, 0xb6, 0xee, 0x2c, 0xb8, 0xbd, 0xd1, 0xd4, 0x0a];

/** A file whose encoding was guessed by its content, to be chosen otherwise. */
export const Encoding: Story = {
  play: async ({ canvasElement }) => {
    await screen.findByRole('heading', { name: 'Choose a file or paste cells' });
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    const bytes = Uint8Array.from([...CHINESE, ...new TextEncoder().encode('Lindner Logistik GmbH,10.00,INV 1')]);
    if (input) await userEvent.upload(input, new File([bytes], 'suppliers.csv', { type: 'text/csv' }));
    const encoding = await screen.findByRole('combobox', { name: 'Text encoding' });
    await expect(encoding).toHaveTextContent('Chinese, simplified (GB18030)');
    await screen.findByRole('combobox', { name: 'Field of the column 收款人' });
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

export const Dark: Story = { ...Questions, globals: { theme: 'dark' } };

export const RightToLeft: Story = { ...Questions, globals: { direction: 'rtl' } };
