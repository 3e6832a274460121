import { composeStories } from '@storybook/react-vite';
import { describe, expect, it, vi } from 'vitest';
import { axeFindings } from '../../testing/axeFindings';
import * as stories from './LogTable.stories';

vi.setConfig({ testTimeout: 120_000 });

describe('LogTable', () => {
  it('shows the history of a record with what was changed', async () => {
    await composeStories(stories).History.run();
    expect(await axeFindings()).toEqual([]);
  });
});
