import { composeStories } from '@storybook/react-vite';
import { vi } from 'vitest';
import { describeWidget } from '../../testing/describeWidget';
import { WithdrawalAccountTable } from './WithdrawalAccountTable';
import * as stories from './WithdrawalAccountTable.stories';
import { withdrawalAccountList } from './withdrawalAccountList';

vi.setConfig({ testTimeout: 120_000 });

describeWidget('WithdrawalAccountTable', {
  widget: WithdrawalAccountTable,
  list: withdrawalAccountList,
  stories: composeStories(stories),
  pinned: { filter: { status: [1] }, chip: /Status.*Enabled/ },
  column: { field: 'bankName', header: 'Bank' },
});
