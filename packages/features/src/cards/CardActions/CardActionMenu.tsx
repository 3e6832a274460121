import { type Card, type CardAction, cardAction } from '@corridor/core';
import { Icon, IconButton, Menu, MenuItem, MenuSeparator, MoreIcon } from '@corridor/ui';
import { Fragment } from 'react';
import { cardsMessages } from '../../messages/cards';
import { useWords } from '../../words/useWords';
import { useCardName } from '../display/useCardName';
import { allowedGroups, confirmationOf } from './confirmations';

/** Props of `CardActionMenu`. */
export interface CardActionMenuProps {
  readonly card: Card;
  readonly onAction: (card: Card, action: CardAction) => void;
  /** Offers the way to the details. */
  readonly onOpen?: (card: Card) => void;
}

/** The actions that the gateway allows on a card, behind one button. */
export function CardActionMenu({ card, onAction, onOpen }: CardActionMenuProps) {
  const say = useWords(cardsMessages);
  const nameOf = useCardName();
  const groups = allowedGroups(card.allowedActions);
  if (groups.length === 0 && !onOpen) return null;
  const trigger = (
    <IconButton size="sm" label={say('cards.table.actionsOf', { card: nameOf(card) })}>
      <Icon of={MoreIcon} />
    </IconButton>
  );
  return (
    <Menu trigger={trigger} align="end">
      {onOpen && <MenuItem onSelect={() => onOpen(card)}>{say('cards.table.view')}</MenuItem>}
      {groups.map((group, index) => (
        <Fragment key={group[0]}>
          {(index > 0 || onOpen) && <MenuSeparator />}
          {group.map((action) => (
            <MenuItem
              key={action}
              {...(confirmationOf(action).typed && { tone: 'danger' as const })}
              onSelect={() => onAction(card, action)}
            >
              {say(cardAction.labelKey(action))}
            </MenuItem>
          ))}
        </Fragment>
      ))}
    </Menu>
  );
}
