import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as stories from './CardLimitsForm.stories';

const { AboveTheDefault, Default, Failed, Forbidden, Lowered, Unauthorized } = composeStories(stories);

vi.setConfig({ testTimeout: 120_000 });

describe('CardLimitsForm', () => {
  it('has a box for each of the five limits, and sends nothing above the default', async () => {
    await Default.run();
    expect(screen.getAllByRole('textbox')).toHaveLength(5);
    await AboveTheDefault.run();
  });

  it('saves a limit that was lowered', () => Lowered.run());

  it('shows no boxes to somebody who may not change limits', () => Forbidden.run());

  it('offers a second try where the gateway failed, and none to somebody who is signed out', async () => {
    await Failed.run();
    await Unauthorized.run();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
