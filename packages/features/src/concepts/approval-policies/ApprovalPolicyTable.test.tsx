import { composeStories } from '@storybook/react-vite';
import { describeWidget } from '../../testing/describeWidget';
import { ApprovalPolicyTable } from './ApprovalPolicyTable';
import * as stories from './ApprovalPolicyTable.stories';
import { approvalPolicyList } from './approvalPolicyList';

describeWidget('ApprovalPolicyTable', {
  widget: ApprovalPolicyTable,
  list: approvalPolicyList,
  stories: composeStories(stories),
  pinned: { filter: { kind: ['payments'] }, chip: /Applies to.*Payments/ },
  column: { field: 'approvers', header: 'Approvers' },
});
