import { composeStories } from '@storybook/react-vite';
import { describeWidget } from '../../testing/describeWidget';
import { CardEventTable } from './CardEventTable';
import * as stories from './CardEventTable.stories';
import { cardEventList } from './cardEventList';

describeWidget('CardEventTable', {
  widget: CardEventTable,
  list: cardEventList,
  stories: composeStories(stories),
  pinned: { filter: { action: ['apply'] }, chip: /Event.*Application sent/ },
  column: { field: 'reason', header: 'Reason' },
});
