import { composeStories } from '@storybook/react-vite';
import { vi } from 'vitest';
import { describeWidget } from '../../testing/describeWidget';
import { AccountTable } from './AccountTable';
import * as stories from './AccountTable.stories';
import { accountList } from './accountList';

vi.setConfig({ testTimeout: 120_000 });

describeWidget('AccountTable', {
  widget: AccountTable,
  list: accountList,
  stories: composeStories(stories),
  pinned: { filter: { productType: [10] }, chip: /Product type.*Partner account/ },
  column: { field: 'available', header: 'Available' },
});
