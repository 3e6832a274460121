import { composeStories } from '@storybook/react-vite';
import { describeWidget } from '../../testing/describeWidget';
import { CollectionTable } from './CollectionTable';
import * as stories from './CollectionTable.stories';
import { collectionList } from './collectionList';

describeWidget('CollectionTable', {
  widget: CollectionTable,
  list: collectionList,
  stories: composeStories(stories),
  pinned: { filter: { status: [22] }, chip: /Status.*Waiting for material/ },
  column: { field: 'linkableAmount', header: 'Linkable' },
});
