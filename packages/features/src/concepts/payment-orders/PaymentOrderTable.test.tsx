import { composeStories } from '@storybook/react-vite';
import { vi } from 'vitest';
import { describeWidget } from '../../testing/describeWidget';
import { PaymentOrderTable } from './PaymentOrderTable';
import * as stories from './PaymentOrderTable.stories';
import { paymentOrderList } from './paymentOrderList';

vi.setConfig({ testTimeout: 120_000 });

describeWidget('PaymentOrderTable', {
  widget: PaymentOrderTable,
  list: paymentOrderList,
  stories: composeStories(stories),
  pinned: { filter: { currency: ['EUR'] }, chip: /Currency.*EUR/ },
  column: { field: 'reference', header: 'Reference' },
});
