import type { MessageSet } from '../words/MessageSet';
import { accountsMessages } from './accounts';
import { authorizationsMessages } from './authorizations';
import { bankIdentifiersMessages } from './bank-identifiers';
import { beneficiariesMessages } from './beneficiaries';
import { cardsMessages } from './cards';
import { collectionsMessages } from './collections';
import { downloadsMessages } from './downloads';
import { enablementMessages } from './enablement';
import { exchangeOrdersMessages } from './exchange-orders';
import { materialLinksMessages } from './material-links';
import { materialsMessages } from './materials';
import { merchantsMessages } from './merchants';
import { ordersMessages } from './orders';
import { runtimeMessages } from './runtime';
import { sessionMessages } from './session';
import { shopsMessages } from './shops';
import { statementsMessages } from './statements';
import { timeMessages } from './time';
import { transactionsMessages } from './transactions';
import { virtualAccountsMessages } from './virtual-accounts';

/** Every set of sentences there is. */
export const allMessages = [
  runtimeMessages,
  timeMessages,
  enablementMessages,
  sessionMessages,
  merchantsMessages,
  cardsMessages,
  authorizationsMessages,
  accountsMessages,
  transactionsMessages,
  statementsMessages,
  beneficiariesMessages,
  bankIdentifiersMessages,
  ordersMessages,
  exchangeOrdersMessages,
  shopsMessages,
  collectionsMessages,
  materialsMessages,
  materialLinksMessages,
  virtualAccountsMessages,
  downloadsMessages,
] as const satisfies readonly MessageSet[];

type KeyOf<Set> = Set extends MessageSet<infer Key> ? Key : never;

/** Sentences of a host's own in place of ours, by the key of the sentence. */
export type ContentTokens = { readonly [Key in KeyOf<(typeof allMessages)[number]>]?: string };
