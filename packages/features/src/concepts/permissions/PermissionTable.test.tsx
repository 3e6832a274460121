import { composeStories } from '@storybook/react-vite';
import { describe, expect, it, vi } from 'vitest';
import { axeFindings } from '../../testing/axeFindings';
import * as stories from './PermissionTable.stories';

vi.setConfig({ testTimeout: 120_000 });

describe('PermissionTable', () => {
  it('opens a permission beside the list', async () => {
    await composeStories(stories).Opened.run();
    expect(await axeFindings()).toEqual([]);
  });

  it('shows the privileges of one module', () => composeStories(stories).OfAModule.run());
});
