import cardExample from '../examples/CardPage.tsx?raw';
import cardsExample from '../examples/CardsPage.tsx?raw';
import { widgetDocs } from './widgetDocs';

const ACTION_EVENTS = {
  'cards.actionTaken, cards.actionFailed': 'how an action went; `id`, `action` and a finished `message` for a toast',
  'cards.toppedUp, cards.updated, cards.created': 'a write was accepted; `id` and a `message`',
  'cards.numberShown': 'the reader saw a number; which it is, no event says',
};

const ACTION_PERMISSION =
  'Each action of a card needs its own permission on `card`, such as `block` or `topUp`; the gateway tells with every card what may be done with it now, and nothing else is offered.';

const TOKENS = ['surface', 'surfaceSunken', 'border', 'primary.fill', 'tone.*.soft', 'radius.card', 'type.caption'];

/** Notes of the docs page of `CardTable`. */
export const cardTableDocs = widgetDocs({
  use: 'Every card that the reader may see: search by holder, merchant, id or last four digits, filter, sort, page, act on one or many, apply and export. A card opens beside the table with its limits, its authorizations and its timeline. `CardActions` gives the menu of one card alone, wherever a host shows a card.',
  example: cardsExample,
  events: {
    'cards.opened, cards.closed': 'a card was opened or closed; `id`',
    ...ACTION_EVENTS,
    'cards.exported, cards.exportFailed': 'how an export went; `fileName` and a `message`',
  },
  permissions: [
    '`read` on `card` to see the table; whom the gateway refuses sees why in its place.',
    '`create` on `card` for “Apply for a card”, `export` for files (with `onExport`): what the gateway does not allow is not offered.',
    ACTION_PERMISSION,
    '`read` on `authorization` for the payments of an open card; without it a sentence says so.',
  ],
  keyboard:
    '`/` goes to the search, arrows move between rows, Space selects, Enter opens the card, Escape closes it and gives the focus back; menus and dialogs follow the same keys.',
  tokens: [...TOKENS, 'surfaceHover', 'surfaceSelected'],
});

const LIST_KEYS =
  '`/` goes to the search, arrows move between rows, Enter opens, Escape closes and gives the focus back.';

/** Notes of the docs page of `CardAuthorizationTable`. */
export const cardAuthorizationTableDocs = widgetDocs({
  use: 'What merchants asked for with every card: search by merchant, code or id, filter, sort, page and export. A record opens to its hold, or to why it was declined and what helps.',
  example: cardsExample,
  events: {
    'authorizations.opened, authorizations.closed': 'a record was opened or closed; `id`',
    'authorizations.exported, authorizations.exportFailed': 'how an export went; `fileName` and a `message`',
    ...ACTION_EVENTS,
  },
  permissions: ['`read` on `authorization` to see the table, `export` for files.', ACTION_PERMISSION],
  keyboard: LIST_KEYS,
  tokens: TOKENS,
});

/** Notes of the docs page of `CardEventTable`. */
export const cardEventTableDocs = widgetDocs({
  use: 'What happened to all cards, when, by whom and why: search by last four digits, actor or id, filter by event, merchant and time, page and export.',
  example: cardsExample,
  events: {
    'cardEvents.opened, cardEvents.closed': 'a record was opened or closed; `id`',
    'cardEvents.exported, cardEvents.exportFailed': 'how an export went; `fileName` and a `message`',
  },
  permissions: ['`read` on `card-event` to see the table, `export` for files.'],
  keyboard: LIST_KEYS,
  tokens: TOKENS,
});

/** Notes of the docs page of `CardBalanceTable`. */
export const cardBalanceTableDocs = widgetDocs({
  use: 'What is on each card and whose money it is: search, filter by currency or merchant, sort by balance, page and export. A card opens as it does from `CardTable`.',
  example: cardsExample,
  events: { 'cards.opened, cards.closed': 'a card was opened or closed; `id`', ...ACTION_EVENTS },
  permissions: ['`read` on `card` to see the table, `export` for files.', ACTION_PERMISSION],
  keyboard: LIST_KEYS,
  tokens: TOKENS,
});

/** Notes of the docs page of `CardDetail`. */
export const cardDetailDocs = widgetDocs({
  use: 'One card on a page of its own: identity, status, limits with what remains, the payments that shops asked for (why money is held, why one was declined and what helps), security and timeline.',
  example: cardExample,
  events: ACTION_EVENTS,
  permissions: [
    '`read` on `card` to see it.',
    ACTION_PERMISSION,
    '`read` on `authorization` for its payments. A remedy is a button for who may do it, else a sentence.',
    'Showing the number asks for the password once more; the gateway hides it again after its time.',
  ],
  keyboard:
    'Tab goes through actions and payments; Enter opens a payment, Escape closes it, and the focus returns to where it was.',
  tokens: TOKENS,
});

/** Notes of the docs page of `CardActions`. */
export const cardActionsDocs = widgetDocs({
  use: 'The menu of one card, wherever a host shows a card: what the gateway allows on it, each action with a question that fits its consequence.',
  example: cardExample,
  events: ACTION_EVENTS,
  permissions: [ACTION_PERMISSION],
  keyboard:
    'Enter opens the menu, arrows move in it, Enter chooses; Escape closes menu or question, and the focus returns.',
  tokens: TOKENS,
});

/** Notes of the docs page of `CardApplyForm`. */
export const cardApplyDocs = widgetDocs({
  use: 'Applies for a card in steps: whose, of what kind and on which BIN, with which limits, and a review. What is entered is not lost without a question.',
  example: cardExample,
  events: { 'cards.created': 'the application was accepted; `id` and a finished `message` for a toast' },
  permissions: [
    '`create` on `card`: a host leaves the form out for who has it not, and the gateway refuses in any case.',
    '`read` on `merchant` to choose one, unless `merchantId` names it.',
  ],
  keyboard: 'Enter goes to the next step, at the last one it applies; the first wrong field has the focus.',
  tokens: ['surface', 'border', 'borderControl', 'primary.fill', 'tone.danger.text', 'radius.control'],
});

/** Notes of the docs page of `CardLimitsForm`. */
export const cardLimitsDocs = widgetDocs({
  use: 'Lowers the five limits of a card, or takes them back to the default of its BIN; each box says what remains of it now. What is entered is not lost without a question.',
  example: cardExample,
  events: { 'cards.updated': 'the limits were saved; `id` and a finished `message` for a toast' },
  permissions: ['`read` and `update` on `card`; a card that has ended cannot be changed by anybody.'],
  keyboard: 'Tab goes from limit to limit, Enter saves; the first wrong limit has the focus.',
  tokens: ['surface', 'borderControl', 'primary.fill', 'tone.danger.text', 'radius.control'],
});
