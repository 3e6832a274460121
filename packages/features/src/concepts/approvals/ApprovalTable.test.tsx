import { composeStories } from '@storybook/react-vite';
import { vi } from 'vitest';
import { describeWidget } from '../../testing/describeWidget';
import { ApprovalTable } from './ApprovalTable';
import * as stories from './ApprovalTable.stories';
import { approvalList } from './approvalList';

vi.setConfig({ testTimeout: 120_000 });

describeWidget('ApprovalTable', {
  widget: ApprovalTable,
  list: approvalList,
  stories: composeStories(stories),
  pinned: { filter: { status: ['refused'] }, chip: /Status.*Refused/ },
  column: { field: 'makerName', header: 'Requested by' },
});
