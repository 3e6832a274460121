import { type CodeOf, defineEnumeration } from '../../reference/enumeration';

/** What happens to a card: every action, and what comes by itself. @source ours */
export const cardEventAction = /* @__PURE__ */ defineEnumeration('cards.event', [
  'apply',
  'activate',
  'block',
  'unblock',
  'reportLoss',
  'cancelLoss',
  'revoke',
  'updateLimits',
  'topUp',
  'reveal',
  'updateAcsPassword',
  'resetAcsPassword',
  'updatePin',
  'resetPin',
  'expire',
  'close',
]);

/** A code of `cardEventAction`. */
export type CardEventAction = CodeOf<typeof cardEventAction>;
