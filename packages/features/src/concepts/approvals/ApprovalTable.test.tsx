import { composeStories } from '@storybook/react-vite';
import { describeWidget } from '../../testing/describeWidget';
import { ApprovalTable } from './ApprovalTable';
import * as stories from './ApprovalTable.stories';
import { approvalList } from './approvalList';

describeWidget('ApprovalTable', {
  widget: ApprovalTable,
  list: approvalList,
  stories: composeStories(stories),
  pinned: { filter: { status: ['refused'] }, chip: /Status.*Refused/ },
  column: { field: 'makerName', header: 'Requested by' },
});
