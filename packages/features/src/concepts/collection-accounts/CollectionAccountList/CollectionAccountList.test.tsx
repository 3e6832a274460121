import { composeStories } from '@storybook/react-vite';
import { describeWidget } from '../../../testing/describeWidget';
import { collectionAccountList } from '../collectionAccountList';
import { CollectionAccountList } from './CollectionAccountList';
import * as stories from './CollectionAccountList.stories';

describeWidget('CollectionAccountList', {
  widget: CollectionAccountList,
  list: collectionAccountList,
  stories: composeStories(stories),
  pinned: { filter: { currency: ['EUR'] }, chip: /Currency.*EUR/ },
  column: { field: 'waiting', header: 'Waiting' },
});
