import { composeStories } from '@storybook/react-vite';
import { describe, expect, it, vi } from 'vitest';
import { axeFindings } from '../../testing/axeFindings';
import { describeWidget } from '../../testing/describeWidget';
import * as forms from './ApprovalPolicyForm.stories';
import { ApprovalPolicyTable } from './ApprovalPolicyTable';
import * as stories from './ApprovalPolicyTable.stories';
import { approvalPolicyList } from './approvalPolicyList';

vi.setConfig({ testTimeout: 120_000 });

describeWidget('ApprovalPolicyTable', {
  widget: ApprovalPolicyTable,
  list: approvalPolicyList,
  stories: composeStories(stories),
  pinned: { filter: { kind: ['payments'] }, chip: /Applies to.*Payments/ },
  column: { field: 'approvers', header: 'Approvers' },
});

describe('ApprovalPolicyForm', () => {
  it('says that a change of policies waits for approval itself', async () => {
    await composeStories(forms).Default.run();
    expect(await axeFindings()).toEqual([]);
  });
});
