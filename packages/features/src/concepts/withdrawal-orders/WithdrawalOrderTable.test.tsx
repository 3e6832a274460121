import { composeStories } from '@storybook/react-vite';
import { describeWidget } from '../../testing/describeWidget';
import { WithdrawalOrderTable } from './WithdrawalOrderTable';
import * as stories from './WithdrawalOrderTable.stories';
import { withdrawalOrderList } from './withdrawalOrderList';

describeWidget('WithdrawalOrderTable', {
  widget: WithdrawalOrderTable,
  list: withdrawalOrderList,
  stories: composeStories(stories),
  pinned: { filter: { currency: ['EUR'] }, chip: /Currency.*EUR/ },
  column: { field: 'reason', header: 'Reason' },
});
