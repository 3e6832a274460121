import { composeStories } from '@storybook/react-vite';
import { describeWidget } from '../../testing/describeWidget';
import { WithdrawalAccountTable } from './WithdrawalAccountTable';
import * as stories from './WithdrawalAccountTable.stories';
import { withdrawalAccountList } from './withdrawalAccountList';

describeWidget('WithdrawalAccountTable', {
  widget: WithdrawalAccountTable,
  list: withdrawalAccountList,
  stories: composeStories(stories),
  pinned: { filter: { status: [1] }, chip: /Status.*Enabled/ },
  column: { field: 'bankName', header: 'Bank' },
});
