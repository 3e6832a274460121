import { composeStories } from '@storybook/react-vite';
import { describeWidget } from '../../testing/describeWidget';
import { TransferTable } from './TransferTable';
import * as stories from './TransferTable.stories';
import { transferList } from './transferList';

describeWidget('TransferTable', {
  widget: TransferTable,
  list: transferList,
  stories: composeStories(stories),
  pinned: { filter: { currency: ['EUR'] }, chip: /Currency.*EUR/ },
  column: { field: 'reference', header: 'Reference' },
});
