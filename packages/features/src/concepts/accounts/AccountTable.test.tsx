import { composeStories } from '@storybook/react-vite';
import { describeWidget } from '../../testing/describeWidget';
import { AccountTable } from './AccountTable';
import * as stories from './AccountTable.stories';
import { accountList } from './accountList';

describeWidget('AccountTable', {
  widget: AccountTable,
  list: accountList,
  stories: composeStories(stories),
  pinned: { filter: { productType: [10] }, chip: /Product type.*Partner account/ },
  column: { field: 'available', header: 'Available' },
});
