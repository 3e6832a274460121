import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as stories from './CardActions.stories';

const { Blocked, Default, Empty, Failed, Unauthorized } = composeStories(stories);

vi.setConfig({ testTimeout: 120_000 });

describe('CardActions', () => {
  it('offers what the gateway allows on the card, and no more', async () => {
    await Default.run();
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Block',
      'Report loss',
      'Reset PIN',
      'Revoke',
    ]);
  });

  it('offers no menu where nothing is allowed', () => Empty.run());

  it('hands over what the card has become', () => Blocked.run());

  it('keeps its question with the reason why nothing was done', async () => {
    await Failed.run();
    await Unauthorized.run();
    expect(screen.queryByRole('dialog', { name: 'Block this card?' })).not.toBeNull();
  });
});
