import example from '../examples/CollectionsPage.tsx?raw';
import { widgetDocs } from './widgetDocs';

const EVENTS = {
  'collections.opened, collections.closed': 'a collection was opened or closed; `id`',
  'collections.actionTaken, collections.actionFailed':
    'how an approval, a rejection or a return went; `action` and a `message`',
  'collections.exported, collections.exportFailed': 'how an export went; `fileName` and a `message`',
  'records.followed': 'a link to a transaction, an account or a material was followed; `target`',
};

const PERMISSIONS = [
  '`read` on `collection` to see collections; whom the gateway refuses sees why in their place.',
  '`approve`, `reject`, `return` and `export` on `collection`: what the gateway does not allow is not offered.',
  '`read` on `material-link` and `transaction` for linked materials and ledger lines, which are absent without it.',
  'Materials are linked where your page offers it: pass `onLinkMaterial` to whom may create a `material-link`.',
];

const TOKENS = ['surface', 'surfaceHover', 'surfaceSelected', 'border', 'primary.fill', 'tone.*.soft', 'tone.*.fill'];

/** Notes of the docs page of `CollectionTable`. */
export const collectionTableDocs = widgetDocs({
  use: 'Payments that arrived under virtual accounts, on tabs by audit status with counts: search by payer, reference or id, filter, sort, page, open, approve, reject with a reason, return and export.',
  example,
  events: EVENTS,
  permissions: PERMISSIONS,
  keyboard:
    '`/` goes to the search, arrows move between tabs and rows, Enter opens the collection, Escape closes it and gives the focus back.',
  tokens: TOKENS,
});

/** Notes of the docs page of `CollectionDetail`. */
export const collectionDetailDocs = widgetDocs({
  use: 'One collection on a page of its own: what its status means and what it takes to go on, how much of it materials cover, its materials, payer, timeline and ledger lines, and the actions that are allowed on it.',
  example,
  events: EVENTS,
  permissions: PERMISSIONS,
  keyboard: 'Tab goes through links and actions; Enter presses, Escape leaves a question.',
  tokens: TOKENS,
});
