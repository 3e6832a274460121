import type { Card } from '@corridor/core';
import type { TableColumn } from '@corridor/ui';
import { InstantText } from '../../display/InstantText';
import { MoneyText } from '../../display/MoneyText';
import { INSTANT_COLUMN, withHostColumns } from '../../listing/columns';
import type { cardsMessages } from '../../messages/cards';
import type { Say } from '../../words/useWords';
import { CardExpiryCell, CardModelCell, CardNameCell, CardSharedCell, CardStatusCell, CardTypeCell } from './cells';
import type { CardDataCustomization } from './customization';
import type { CardColumn } from './view';

type CardWords = Say<keyof (typeof cardsMessages)['en']>;

type OwnColumn = TableColumn<Card> & { readonly id: CardColumn };

/** Which card it is, whose, and of what kind. */
function identityColumns(say: CardWords): OwnColumn[] {
  return [
    {
      id: 'last4',
      header: say('cards.column.card'),
      value: (card) => card.last4,
      cell: (card) => <CardNameCell card={card} />,
      width: 128,
      grow: 0,
      sortable: true,
      hideable: false,
    },
    {
      id: 'holderName',
      header: say('cards.column.holder'),
      value: (card) => card.holderName,
      width: 124,
      sortable: true,
    },
    {
      id: 'merchantName',
      header: say('cards.column.merchant'),
      value: (card) => card.merchantName,
      width: 124,
      sortable: true,
    },
    {
      id: 'type',
      header: say('cards.column.type'),
      cell: (card) => <CardTypeCell card={card} />,
      width: 84,
      grow: 0,
      narrow: 'hidden',
    },
    {
      id: 'model',
      header: say('cards.column.model'),
      cell: (card) => <CardModelCell card={card} />,
      width: 110,
      grow: 0,
    },
    {
      id: 'shared',
      header: say('cards.column.shared'),
      cell: (card) => <CardSharedCell card={card} />,
      width: 110,
      grow: 0,
    },
  ];
}

/** How it is with the card now, and since when. */
function stateColumns(say: CardWords): OwnColumn[] {
  return [
    {
      id: 'status',
      header: say('cards.column.status'),
      cell: (card) => <CardStatusCell card={card} />,
      width: 132,
      grow: 0,
      sortable: true,
    },
    {
      id: 'balance',
      header: say('cards.column.balance'),
      cell: (card) => <MoneyText value={card.balance} />,
      align: 'end',
      width: 164,
      grow: 0.5,
      sortable: true,
    },
    {
      id: 'expiry',
      header: say('cards.column.expiry'),
      cell: (card) => <CardExpiryCell card={card} />,
      width: 96,
      narrow: 'hidden',
      grow: 0,
      tabular: true,
      sortable: true,
    },
    {
      id: 'createdAt',
      header: say('cards.column.created'),
      cell: (card) => <InstantText value={card.createdAt} />,
      sortable: true,
      ...INSTANT_COLUMN,
    },
    {
      id: 'activatedAt',
      header: say('cards.column.activated'),
      cell: (card) => (card.activatedAt ? <InstantText value={card.activatedAt} /> : say('cards.detail.never')),
      ...INSTANT_COLUMN,
    },
    { id: 'id', header: say('cards.column.id'), value: (card) => card.id, width: 200, grow: 0, tabular: true },
  ];
}

/** Every column that the operator may see: ours without those the host hides, then the host's own. */
export function cardColumns(say: CardWords, custom: CardDataCustomization | undefined): TableColumn<Card>[] {
  return withHostColumns<Card>([...identityColumns(say), ...stateColumns(say)], custom);
}
