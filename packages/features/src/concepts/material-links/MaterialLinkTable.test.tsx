import { composeStories } from '@storybook/react-vite';
import { describeWidget } from '../../testing/describeWidget';
import { MaterialLinkTable } from './MaterialLinkTable';
import * as stories from './MaterialLinkTable.stories';
import { materialLinkList } from './materialLinkList';

describeWidget('MaterialLinkTable', {
  widget: MaterialLinkTable,
  list: materialLinkList,
  stories: composeStories(stories),
  pinned: { filter: { status: ['released'] }, chip: /Status.*Unlinked/ },
  column: { field: 'collectionStatus', header: 'Collection status' },
});
