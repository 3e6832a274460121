import { cardAction, cardActionsFor, IRREVERSIBLE_CARD_ACTIONS } from '@corridor/core';
import { describe, expect, it } from 'vitest';
import { ACTION_GROUPS, allowedGroups, confirmationOf } from './confirmations';
import { cardActionSchema } from './schema';
import { emptyCardAction, toActionInput } from './values';

const accepts = (action: Parameters<typeof confirmationOf>[0], values: Partial<typeof emptyCardAction>) =>
  cardActionSchema(confirmationOf(action), '4242').isValidSync({ ...emptyCardAction, ...values });

describe('actions on a card', () => {
  it('all have a place in the menu, and only one', () => {
    expect(ACTION_GROUPS.flat().toSorted()).toEqual([...cardAction.codes].toSorted());
  });

  it('are offered only where the gateway allows them', () => {
    expect(allowedGroups(cardActionsFor('lost', 'virtual'))).toEqual([['cancelLoss'], ['revoke']]);
    expect(allowedGroups([])).toEqual([]);
  });

  it.each(IRREVERSIBLE_CARD_ACTIONS)('%s needs the last four digits typed', (action) => {
    expect(accepts(action, {})).toBe(false);
    expect(accepts(action, { typed: '4243' })).toBe(false);
    expect(accepts(action, { typed: ' 4242 ' })).toBe(true);
  });

  it('a PIN and an ACS password follow the rules of core', () => {
    expect(accepts('updatePin', { secret: '123456' })).toBe(false);
    expect(accepts('updatePin', { secret: '802517' })).toBe(true);
    expect(accepts('updateAcsPassword', { secret: 'short' })).toBe(false);
    expect(accepts('updateAcsPassword', { secret: 'long-enough' })).toBe(true);
  });

  it('send a reason only where there is one, and a secret only where one is asked', () => {
    const typed = { reason: '  ', secret: '802517', typed: '4242' };
    expect(toActionInput(typed, confirmationOf('revoke'))).toEqual({});
    expect(toActionInput({ ...typed, reason: ' stolen ' }, confirmationOf('updatePin'))).toEqual({
      reason: 'stolen',
      secret: '802517',
    });
  });
});
