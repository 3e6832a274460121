import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { describe, expect, it, vi } from 'vitest';
import { axeFindings } from '../../testing/axeFindings';
import { describeForm } from '../../testing/describeForm';
import * as stories from './ApprovalPolicyForm.stories';

vi.setConfig({ testTimeout: 120_000 });

const composed = composeStories(stories);

describeForm('ApprovalPolicyForm', {
  stories: composed,
  fill: async () => userEvent.type(screen.getByRole('textbox', { name: /^Approvals needed/ }), '2'),
});

describe('ApprovalPolicyForm', () => {
  it('says that a change of policies waits for approval itself', async () => {
    await composed.WaitingForApproval.run();
    expect(await axeFindings()).toEqual([]);
  });
});
