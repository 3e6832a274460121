import { composeStories } from '@storybook/react-vite';
import { describeWidget } from '../../testing/describeWidget';
import { DownloadTable } from './DownloadTable';
import * as stories from './DownloadTable.stories';
import { downloadList } from './downloadList';

describeWidget('DownloadTable', {
  widget: DownloadTable,
  list: downloadList,
  stories: composeStories(stories),
  pinned: { filter: { resource: ['shop'] }, chip: /Contents.*Shop/ },
  column: { field: 'size', header: 'Size' },
});
