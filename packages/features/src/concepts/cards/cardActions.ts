import { isAcsPasswordAllowed, isPinAllowed } from '@corridor/core';
import { defineActions } from '../../kit/actions/defineActions';
import { cardList } from './cardList';

const optional = { reason: 'optional' } as const;
const typed = (card: { readonly last4: string }) => card.last4;

/** Actions on a card: its life, its limits and secrets, its end. @source spec §4 */
export const cardActions = defineActions(
  cardList,
  [
    {
      activate: optional,
      block: { ...optional, tone: 'danger', bulk: true },
      unblock: { ...optional, bulk: true },
      reportLoss: { ...optional, tone: 'danger' },
      cancelLoss: optional,
    },
    { limits: { form: 'limits', needs: 'update' } },
    {
      updateAcsPassword: { ...optional, secret: isAcsPasswordAllowed },
      resetAcsPassword: optional,
      updatePin: { ...optional, secret: isPinAllowed },
      resetPin: optional,
    },
    { revoke: { ...optional, tone: 'danger', typed } },
  ],
  {
    describe: (card, tools) => `${cardList.nameOf(card, tools)} · ${card.holderName}`,
    messages: async () => (await import('../../messages/card-actions')).cardActionMessages,
  },
);
