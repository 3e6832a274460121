import { type CodeOf, defineEnumeration } from '../../reference/enumeration';

/** Where a card is in its life. @source spec §4 */
export const cardStatus = /* @__PURE__ */ defineEnumeration('cards.status', [
  'unactivated',
  'normal',
  'blocked',
  'lost',
  'expired',
  'closing',
  'closed',
]);

/** Code of a card status. */
export type CardStatus = CodeOf<typeof cardStatus>;

/** Type of a card: virtual, or physical as plastic. @source spec §1 */
export const cardType = /* @__PURE__ */ defineEnumeration('cards.type', ['virtual', 'physical']);

/** Code of a card type. */
export type CardType = CodeOf<typeof cardType>;

/** Whom a card is issued for. @source spec §1 */
export const cardModel = /* @__PURE__ */ defineEnumeration('cards.model', ['personal', 'commercial']);

/** Code of a card model. */
export type CardModel = CodeOf<typeof cardModel>;

/** The network that a card runs on. @source ours */
export const cardScheme = /* @__PURE__ */ defineEnumeration('cards.scheme', ['visa', 'mastercard', 'unionpay']);

/** Code of a card scheme. */
export type CardScheme = CodeOf<typeof cardScheme>;

/** What may be done with a card. @source spec §4 */
export const cardAction = /* @__PURE__ */ defineEnumeration('cards.action', [
  'activate',
  'block',
  'unblock',
  'reportLoss',
  'cancelLoss',
  'revoke',
  'updateAcsPassword',
  'resetAcsPassword',
  'updatePin',
  'resetPin',
]);

/** Code of a card action, which is also the name of its call. */
export type CardAction = CodeOf<typeof cardAction>;

/** What may be done with a card: an action, or a change of its label and limits. */
export type CardRight = CardAction | 'update';
