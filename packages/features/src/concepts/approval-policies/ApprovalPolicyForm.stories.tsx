import type { ApprovalPolicy } from '@corridor/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { approvalPolicyFormDocs } from '../../testing/docs/approvalDocs';
import { PATIENCE } from '../../testing/patience';
import { ApprovalPolicyForm } from './ApprovalPolicyForm';

const meta = {
  title: 'Features/Approvals/ApprovalPolicyForm',
  component: ApprovalPolicyForm,
  tags: ['autodocs'],
  parameters: { ...approvalPolicyFormDocs, operator: 'administrator' },
  args: { onSaved: fn<(policy: ApprovalPolicy) => void>(), onCancel: fn() },
} satisfies Meta<typeof ApprovalPolicyForm>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A change of policies waits for approval once there is one, and the form says so. */
export const Default: Story = {
  tags: ['!visual'],
  play: async ({ args }) => {
    const approvers = await screen.findByRole('textbox', { name: /^Approvals needed/ }, PATIENCE);
    await userEvent.clear(approvers);
    await userEvent.type(approvers, '2');
    await userEvent.click(screen.getByRole('button', { name: 'Add policy' }));
    await screen.findByText('Waiting for approval', undefined, PATIENCE);
    await expect(args.onSaved).not.toHaveBeenCalled();
    await expect(screen.queryByRole('button', { name: 'Add policy' })).toBeNull();
  },
};
