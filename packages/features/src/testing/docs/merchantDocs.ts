import merchantExample from '../examples/MerchantPage.tsx?raw';
import merchantsExample from '../examples/MerchantsPage.tsx?raw';
import { widgetDocs } from './widgetDocs';

const EVENTS = {
  'merchants.opened, merchants.closed': 'a merchant was opened or closed; `id`',
  'merchants.created, merchants.updated, merchants.deleted':
    'a write was accepted; `id` and a finished `message` for a toast',
  'merchants.actionTaken, merchants.actionFailed':
    'how an action went, such as `submit` or `approve`; `action` and a `message`',
  'merchants.exported, merchants.exportFailed': 'how an export went; `fileName` and a `message`',
};

const PERMISSIONS = [
  '`read` on `merchant` to see merchants; whom the gateway refuses sees why in their place.',
  '`create`, `update`, `upload`, `delete`, `submit`, `enable`, `disable` and `export` on `merchant`: what the gateway does not allow is not offered.',
  '`approve`, `reject`, `requestMore` to decide, `holdReview` and `releaseReview` to keep a merchant while it is reviewed.',
];

const TOKENS = ['surface', 'surfaceHover', 'surfaceSelected', 'border', 'primary.fill', 'tone.*.soft', 'radius.card'];

/** Notes of the docs page of `MerchantTable`. */
export const merchantTableDocs = widgetDocs({
  use: 'Merchants, people and companies, by how far their onboarding has come: tabs count what the filter finds of each status. Search, filter, sort, page, open, add, change, submit, review, switch and export.',
  example: merchantsExample,
  events: EVENTS,
  permissions: PERMISSIONS,
  keyboard:
    '`/` goes to the search, arrows move between tabs and between rows, Enter opens the merchant, Escape closes it and gives the focus back.',
  tokens: TOKENS,
});

/** Notes of the docs page of `MerchantDetail`. */
export const merchantDetailDocs = widgetDocs({
  use: 'One merchant on a page of its own: what it lacks or why it was sent back, then profile, documents and timeline on tabs, to which `detailTabs` adds yours. Documents are uploaded with progress, previewed and replaced while its status allows.',
  example: merchantsExample,
  events: EVENTS,
  permissions: PERMISSIONS,
  keyboard: 'Arrows move between tabs; Tab goes through documents and actions; Escape leaves a question.',
  tokens: TOKENS,
});

/** Notes of the docs page of `MerchantForm`. */
export const merchantFormDocs = widgetDocs({
  use: 'Adds a merchant in steps, or changes one: every detail of a person or a company, checked by the rules of core, and once it is added its documents: `onSaved` hears of it when they are done, `merchants.created` at once. What a review has approved stays as it is. With `drafts` on `CorridorProvider`, what was typed is there again after a reload or a new sign-in.',
  example: merchantExample,
  events: EVENTS,
  permissions: PERMISSIONS,
  keyboard: 'Tab goes through the fields; Enter goes on, and saves at the end.',
  tokens: TOKENS,
});

/** Notes of the docs page of `MerchantReview`. */
export const merchantReviewDocs = widgetDocs({
  use: 'Merchants that wait for their review, the longest waiting first: documents to zoom and turn beside the details, approve, request more or reject with reasons, then the next. Whoever has a merchant open keeps it for two minutes at a time, so that two people do not review the same one.',
  example: merchantsExample,
  events: EVENTS,
  permissions: PERMISSIONS,
  keyboard:
    '`A` approves, `M` requests more, `R` rejects, `N` goes to the next, `+` and `-` zoom, `T` rotates, while the focus is in the merchant.',
  tokens: TOKENS,
});
