import { composeStories } from '@storybook/react-vite';
import { describe, it, vi } from 'vitest';
import * as stories from './MaterialUpload.stories';

vi.setConfig({ testTimeout: 120_000 });

const { Failed, ReadOnly } = composeStories(stories);

describe('MaterialUpload', () => {
  it('offers a reader no files to add', () => ReadOnly.run());
  it('offers a second try where the gateway failed', () => Failed.run());
});
