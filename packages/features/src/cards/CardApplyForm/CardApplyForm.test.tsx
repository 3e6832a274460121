import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as stories from './CardApplyForm.stories';

const { Applied, Failed, Incomplete, Unauthorized } = composeStories(stories);

vi.setConfig({ testTimeout: 120_000 });

describe('CardApplyForm', () => {
  it('does not go on without what a step needs', () => Incomplete.run());

  it('goes through its steps to a card that is applied for', () => Applied.run());

  it('offers a second try where the gateway failed, and none to somebody who is signed out', async () => {
    await Failed.run();
    await Unauthorized.run();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
