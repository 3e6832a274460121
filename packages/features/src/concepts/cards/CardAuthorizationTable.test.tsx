import { composeStories } from '@storybook/react-vite';
import { describeWidget } from '../../testing/describeWidget';
import { authorizationList } from './authorizationList';
import { CardAuthorizationTable } from './CardAuthorizationTable';
import * as stories from './CardAuthorizationTable.stories';

const composed = composeStories(stories);

describeWidget('CardAuthorizationTable', {
  widget: CardAuthorizationTable,
  list: authorizationList,
  stories: composed,
  pinned: { filter: { status: ['declined'] }, chip: /Status.*Declined/ },
  column: { field: 'authorizationCode', header: 'Code' },
});
