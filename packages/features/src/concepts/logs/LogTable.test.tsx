import { composeStories } from '@storybook/react-vite';
import { describeWidget } from '../../testing/describeWidget';
import { LogTable } from './LogTable';
import * as stories from './LogTable.stories';
import { logList } from './logList';

describeWidget('LogTable', {
  widget: LogTable,
  list: logList,
  stories: composeStories(stories),
  pinned: { filter: { subject: ['role'] }, chip: /Record type.*Role/ },
  column: { field: 'subjectId', header: 'Record ID' },
});
