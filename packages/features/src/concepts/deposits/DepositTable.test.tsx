import { composeStories } from '@storybook/react-vite';
import { describeWidget } from '../../testing/describeWidget';
import { DepositTable } from './DepositTable';
import * as stories from './DepositTable.stories';
import { depositList } from './depositList';

describeWidget('DepositTable', {
  widget: DepositTable,
  list: depositList,
  stories: composeStories(stories),
  pinned: { filter: { currency: ['EUR'] }, chip: /Currency.*EUR|Currency.*Euro/ },
  column: { field: 'credited', header: 'Credited' },
});
