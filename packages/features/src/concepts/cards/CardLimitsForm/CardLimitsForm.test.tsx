import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { describe, expect, it, vi } from 'vitest';
import { describeForm } from '../../../testing/describeForm';
import * as stories from './CardLimitsForm.stories';

const composed = composeStories(stories);
const { AboveTheDefault, Default, Lowered } = composed;

vi.setConfig({ testTimeout: 120_000 });

describeForm('CardLimitsForm', {
  stories: { ...composed, Incomplete: AboveTheDefault },
  fill: async () => userEvent.type(screen.getByRole('textbox', { name: /^Daily limit/ }), '1'),
});

describe('CardLimitsForm', () => {
  it('has a box for each of the five limits, and sends nothing above the default', async () => {
    await Default.run();
    expect(screen.getAllByRole('textbox')).toHaveLength(5);
    await AboveTheDefault.run();
  });

  it('saves a limit that was lowered', () => Lowered.run());
});
