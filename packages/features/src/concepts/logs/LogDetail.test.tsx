import { composeStories } from '@storybook/react-vite';
import { describe, expect, it, vi } from 'vitest';
import { axeFindings } from '../../testing/axeFindings';
import * as stories from './LogDetail.stories';

const { Default, Empty, Failed, Unauthorized } = composeStories(stories);

vi.setConfig({ testTimeout: 120_000 });

describe('LogDetail', () => {
  it('shows an entry with its place in the chain', async () => {
    await Default.run();
    expect(await axeFindings()).toEqual([]);
  });

  it('says what stops it', async () => {
    for (const story of [Empty, Failed, Unauthorized]) await story.run();
  });
});
