import example from '../examples/BeneficiariesPage.tsx?raw';
import { widgetDocs } from './widgetDocs';

/** Notes of the docs page of `BeneficiaryForm`. */
export const beneficiaryFormDocs = widgetDocs({
  use: 'Enters, edits or duplicates a beneficiary. Destination, currency and way of payment decide which fields there are; identifiers are checked as they are typed, with a reason, and what is pasted is put in order. `fieldCustomization` hides, disables or renames a field.',
  example,
  events: {
    'beneficiaries.created, beneficiaries.updated': 'it was saved; `id` and a finished `message` for a toast',
  },
  permissions: [
    '`create` on `beneficiary` for a new one, `update` for an edit: a host leaves the form out for who has it not, and the gateway refuses in any case.',
  ],
  keyboard: 'Tab goes from field to field, Enter saves; the first wrong field has the focus.',
  tokens: ['surface', 'border', 'borderControl', 'primary.fill', 'tone.danger.text', 'radius.control'],
});

/** Notes of the docs page of `BeneficiaryDetail`. */
export const beneficiaryDetailDocs = widgetDocs({
  use: 'One beneficiary on a page of its own: name, status, where the money goes, the banks on the way and everything that the destination asked for.',
  example,
  events: { 'clipboard.copied, clipboard.failed': 'how copying an identifier went; a `message`' },
  permissions: ['`read` on `beneficiary` to see it; account numbers are shown to who may read them.'],
  keyboard: 'Tab goes through what can be copied; Enter copies.',
  tokens: ['surface', 'border', 'text.muted', 'tone.*.soft', 'type.caption'],
});

/** Notes of the docs page of `BeneficiaryTable`. */
export const beneficiaryTableDocs = widgetDocs({
  use: 'Every beneficiary that the reader may see: search, filter, sort, page, open, enter, edit, enable, disable, delete and export. `BeneficiaryDetail` shows one on a page of its own.',
  example,
  events: {
    'beneficiaries.opened, beneficiaries.closed': 'one was opened or closed; `id`',
    'beneficiaries.created, beneficiaries.updated': 'one was saved; `id` and a finished `message` for a toast',
    'beneficiaries.actionTaken, beneficiaries.actionFailed': 'how an action went; `action` and a `message`',
    'beneficiaries.exported, beneficiaries.exportFailed': 'how an export went; a `message`',
  },
  permissions: [
    '`read` on `beneficiary` to see the table.',
    '`create` for a new one, `export` for files (with `onExport`): what the gateway does not allow is not offered.',
    '`update`, `enable`, `disable` and `delete` for the actions of a row; the gateway tells with every row which are allowed.',
  ],
  keyboard: '`/` goes to the search, arrows move between rows, Enter opens, Escape closes and gives the focus back.',
  tokens: ['surface', 'surfaceHover', 'surfaceSelected', 'border', 'tone.*.soft', 'radius.card', 'type.caption'],
});
