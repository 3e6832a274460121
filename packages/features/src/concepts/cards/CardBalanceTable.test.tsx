import { composeStories } from '@storybook/react-vite';
import { describeWidget } from '../../testing/describeWidget';
import { CardBalanceTable } from './CardBalanceTable';
import * as stories from './CardBalanceTable.stories';
import { cardBalanceList } from './cardBalanceList';

describeWidget('CardBalanceTable', {
  widget: CardBalanceTable,
  list: cardBalanceList,
  stories: composeStories(stories),
  pinned: { filter: { status: ['lost'] }, chip: /Status.*Lost/ },
  column: { field: 'holderName', header: 'Cardholder' },
});
