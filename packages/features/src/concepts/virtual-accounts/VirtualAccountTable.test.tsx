import { composeStories } from '@storybook/react-vite';
import { describeWidget } from '../../testing/describeWidget';
import { VirtualAccountTable } from './VirtualAccountTable';
import * as stories from './VirtualAccountTable.stories';
import { virtualAccountList } from './virtualAccountList';

describeWidget('VirtualAccountTable', {
  widget: VirtualAccountTable,
  list: virtualAccountList,
  stories: composeStories(stories),
  pinned: { filter: { status: [2] }, chip: /Status.*Disabled/ },
  column: { field: 'ownerName', header: 'Account owner' },
});
