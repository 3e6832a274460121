import { composeStories } from '@storybook/react-vite';
import { describe, it, vi } from 'vitest';
import { describeWidget } from '../../testing/describeWidget';
import { MerchantTable } from './MerchantTable';
import * as stories from './MerchantTable.stories';
import { merchantList } from './merchantList';

vi.setConfig({ testTimeout: 120_000 });

const composed = composeStories(stories);

describeWidget('MerchantTable', {
  widget: MerchantTable,
  list: merchantList,
  stories: composed,
  pinned: { filter: { type: [1] }, chip: /Type.*Corporation/ },
  column: { field: 'email', header: 'Email' },
});

describe('MerchantTable', () => {
  it('counts on its tabs what each of them shows', () => composed.ByTab.run());
  it('rejects for a reason alone', () => composed.Rejecting.run());
});
