import { composeStories } from '@storybook/react-vite';
import { describe, expect, it, vi } from 'vitest';
import { axeFindings } from '../../testing/axeFindings';
import * as stories from './RoleTable.stories';

vi.setConfig({ testTimeout: 120_000 });

describe('RoleTable', () => {
  it('opens a role beside the list', async () => {
    await composeStories(stories).Opened.run();
    expect(await axeFindings()).toEqual([]);
  });
});
