import { composeStories } from '@storybook/react-vite';
import { describeWidget } from '../../testing/describeWidget';
import { MerchantTable } from './MerchantTable';
import * as stories from './MerchantTable.stories';
import { merchantList } from './merchantList';

const composed = composeStories(stories);

describeWidget('MerchantTable', {
  widget: MerchantTable,
  list: merchantList,
  stories: composed,
  pinned: { filter: { type: [1] }, chip: /Type.*Corporation/ },
  column: { field: 'email', header: 'Email' },
});
