import type { ApprovalPolicy } from '@corridor/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { approvalPolicyFormDocs } from '../../testing/docs/approvalDocs';
import { formStories } from '../../testing/formStories';
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

const states = formStories(ApprovalPolicyForm, {
  concept: 'approvalPolicies',
  editing: (id) => ({ target: { kind: 'edit', id } }),
  field: ['textbox', /^Approvals needed/],
  send: 'Add policy',
});

const emptied = async () => {
  for (const box of [/^Approvals needed/, /^Hours until a request expires/]) {
    await userEvent.clear(await screen.findByRole('textbox', { name: box }));
  }
  await userEvent.click(screen.getByRole('button', { name: 'Add policy' }));
  await screen.findByText(/needs? attention$/);
};

export const Default: Story = states.Default;
export const Edit: Story = states.Edit;
export const Incomplete: Story = { play: emptied };
export const Loading: Story = states.Loading;
export const Failed: Story = { ...states.Failed, tags: ['!visual'] };
export const Unauthorized: Story = { ...states.Unauthorized, tags: ['!visual'] };
export const Forbidden: Story = { ...states.Forbidden, tags: ['!visual'] };
export const Dark: Story = { ...states.Dark, play: emptied };
export const RightToLeft: Story = { ...states.RightToLeft, play: emptied };

/** Merchants are reviewed by one other person, or by nobody else; what that means is said where it is chosen. */
export const Reviews: Story = {
  tags: ['!visual'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('combobox', { name: /^Applies to/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Merchant review by a second person' }));
    const approvers = screen.getByRole('textbox', { name: /^Approvals needed/ });
    await userEvent.clear(approvers);
    await userEvent.type(approvers, '3');
    await userEvent.click(screen.getByRole('button', { name: 'Add policy' }));
    await screen.findByText(/^Enter 1 to have another person approve/);
    await expect(args.onSaved).not.toHaveBeenCalled();
    await userEvent.clear(approvers);
    await userEvent.type(approvers, '0');
    await screen.findByText('Whoever adds, changes or submits a merchant can approve it alone.');
  },
};

/** A change of policies waits for approval once there is one, and the form says so. */
export const WaitingForApproval: Story = {
  tags: ['!visual'],
  play: async ({ args }) => {
    const approvers = await screen.findByRole('textbox', { name: /^Approvals needed/ });
    await userEvent.clear(approvers);
    await userEvent.type(approvers, '2');
    await userEvent.click(screen.getByRole('button', { name: 'Add policy' }));
    await screen.findByText('Waiting for approval');
    await expect(args.onSaved).not.toHaveBeenCalled();
    await expect(screen.queryByRole('button', { name: 'Add policy' })).toBeNull();
  },
};
