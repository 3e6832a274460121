import example from '../examples/PaymentBatchPage.tsx?raw';
import { widgetDocs } from './widgetDocs';

/** Notes of the docs page of `PaymentBatchUpload`. */
export const paymentBatchDocs = widgetDocs({
  use: 'Pays up to 1,000 beneficiaries out of a CSV, text or Excel file or pasted cells: columns are matched by their headings, rows are checked by the rules of a single payment and fixed in place, what may be read in two ways is asked, and one confirmation keeps the batch. Its results can be uploaded again, and pay only what was not placed. Payments are then placed one by one while the widget is open; a batch that was stopped, or whose page was reloaded, goes on where it was once the reader continues, and no row is paid twice. A batch pays out of accounts in the beneficiary’s currency and takes no invoices: what needs an exchange, an invoice or somebody’s approval is ordered singly.',
  example,
  events: {
    'paymentBatches.created':
      'a batch was accepted, its payments are placed from now on; `id` and a finished `message`',
  },
  permissions: [
    '`create` on `payment-order`, and `create` and `place` on `payment-batch`, to pay a batch.',
    '`read` on `payment-order`, `beneficiary` and `account` for what the rows of a file mean.',
  ],
  keyboard:
    'Tab goes through fields and buttons, arrows through the rows; Enter on a cell changes it; F8 goes to the next problem.',
  tokens: ['surface', 'surfaceSunken', 'border', 'primary.fill', 'tone.*.soft', 'radius.control', 'type.caption'],
});
