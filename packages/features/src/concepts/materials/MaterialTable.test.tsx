import { composeStories } from '@storybook/react-vite';
import { describeWidget } from '../../testing/describeWidget';
import { MaterialTable } from './MaterialTable';
import * as stories from './MaterialTable.stories';
import { materialList } from './materialList';

describeWidget('MaterialTable', {
  widget: MaterialTable,
  list: materialList,
  stories: composeStories(stories),
  pinned: { filter: { linkable: true }, chip: /Linkable.*Yes/ },
  column: { field: 'linkableAmount', header: 'Linkable' },
});
