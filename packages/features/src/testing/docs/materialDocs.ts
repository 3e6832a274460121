import certificatesExample from '../examples/CertificatesPage.tsx?raw';
import matchingExample from '../examples/MatchingPage.tsx?raw';
import materialExample from '../examples/MaterialPage.tsx?raw';
import materialsExample from '../examples/MaterialsPage.tsx?raw';
import { widgetDocs } from './widgetDocs';

const EVENTS = {
  'materials.opened, materials.closed': 'a material was opened or closed; `id`',
  'materials.created, materials.updated, materials.deleted':
    'a write was accepted; `id` and a finished `message` for a toast',
  'materials.actionFailed': 'an action failed; `action` and a `message`',
  'materials.exported, materials.exportFailed': 'how an export went; `fileName` and a `message`',
};

const LINK_EVENTS = {
  'materialLinks.opened, materialLinks.closed': 'a link was opened or closed; `id`',
  'materialLinks.created, materialLinks.deleted':
    'links were made or removed; `id` and a finished `message` for a toast',
  'materialLinks.actionFailed': 'an action failed; `action` and a `message`',
  'materialLinks.exported, materialLinks.exportFailed': 'how an export went; `fileName` and a `message`',
};

const PERMISSIONS = [
  '`read` on `material` to see materials, and on `material-link` to see what they are linked to.',
  '`create`, `update`, `delete`, `upload` and `export` on `material`: what the gateway does not allow is not offered.',
];

const LINK_PERMISSIONS = [
  '`read` on `material-link`, and for matching also on `material` and `collection`.',
  '`create` and `delete` on `material-link`: without them matching only shows, and no link is removed.',
];

const TOKENS = ['surface', 'surfaceHover', 'surfaceSelected', 'border', 'primary.fill', 'tone.*.soft', 'radius.card'];

/** Notes of the docs page of `MaterialTable`. */
export const materialTableDocs = widgetDocs({
  use: 'Proofs of trades: search by buyer, sender or id, filter by what is still linkable, sort, page, open, add with certificates, change, delete and export.',
  example: materialsExample,
  events: EVENTS,
  permissions: PERMISSIONS,
  keyboard:
    '`/` goes to the search, arrows move between rows, Enter opens the material, Escape closes it and gives the focus back.',
  tokens: TOKENS,
});

/** Notes of the docs page of `MaterialDetail`. */
export const materialDetailDocs = widgetDocs({
  use: 'One material on a page of its own: how much of it is linked, its trade, its certificates with a viewer for PDF and pictures, its links, and what happened to it.',
  example: materialsExample,
  events: EVENTS,
  permissions: PERMISSIONS,
  keyboard: 'Tab goes through actions, previews and links; Enter presses, Escape leaves a question.',
  tokens: TOKENS,
});

/** Notes of the docs page of `MaterialForm`. */
export const materialFormDocs = widgetDocs({
  use: 'Adds a material, or changes one: merchant, amount, buyer, sender, comments, and 1 to 10 certificates. Files are sent as they are added; one that was cut off goes on by itself, and nothing is saved while one is on its way. Of a linked material only the comments change.',
  example: materialExample,
  events: EVENTS,
  permissions: PERMISSIONS,
  keyboard:
    'Tab goes through the fields; each file is moved, shown, sent again and removed by its buttons; Ctrl V pastes files.',
  tokens: TOKENS,
});

/** Notes of the docs page of `MaterialUpload`. */
export const materialUploadDocs = widgetDocs({
  use: 'Uploads certificates as a widget of its own: to a material that is there, all at once, or ahead of one, which then names them within a day.',
  example: certificatesExample,
  events: EVENTS,
  permissions: PERMISSIONS,
  keyboard:
    'Enter opens the chooser; each file is moved, shown, sent again and removed by its buttons; Ctrl V pastes files.',
  tokens: TOKENS,
});

/** Notes of the docs page of `MaterialLinkTable`. */
export const materialLinkTableDocs = widgetDocs({
  use: 'Which material covers which collection: search, filter, sort, page, open and export; a link is removed until its collection is approved.',
  example: matchingExample,
  events: LINK_EVENTS,
  permissions: LINK_PERMISSIONS,
  keyboard:
    '`/` goes to the search, arrows move between rows, Enter opens the link, Escape closes it and gives the focus back.',
  tokens: TOKENS,
});

/** Notes of the docs page of `MaterialMatching`. */
export const materialMatchingDocs = widgetDocs({
  use: 'Covers collections that wait for material, one after the other: the collection on one side, the materials of its owner and currency on the other, the best first with the reason. Amounts are filled in, several are linked in one step, and a step is undone until the collection is approved. The gateway decides; where somebody was faster, nothing is linked and the amounts are read again.',
  example: matchingExample,
  events: LINK_EVENTS,
  permissions: LINK_PERMISSIONS,
  keyboard:
    'While the focus is in it: N and P go to the next and the previous collection, 1 to 9 choose a material, L links, U undoes. Enter in an amount links.',
  tokens: TOKENS,
});
