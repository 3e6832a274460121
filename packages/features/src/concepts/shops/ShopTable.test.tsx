import { composeStories } from '@storybook/react-vite';
import { vi } from 'vitest';
import { describeWidget } from '../../testing/describeWidget';
import { ShopTable } from './ShopTable';
import * as stories from './ShopTable.stories';
import { shopList } from './shopList';

vi.setConfig({ testTimeout: 120_000 });

describeWidget('ShopTable', {
  widget: ShopTable,
  list: shopList,
  stories: composeStories(stories),
  pinned: { filter: { status: [1] }, chip: /Status.*Enabled/ },
  column: { field: 'businessType', header: 'Business type' },
});
