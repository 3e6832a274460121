import { composeStories } from '@storybook/react-vite';
import { describe, expect, it, vi } from 'vitest';
import { axeFindings } from '../../testing/axeFindings';
import { describeWidget } from '../../testing/describeWidget';
import { DownloadTable } from './DownloadTable';
import * as stories from './DownloadTable.stories';
import { downloadList } from './downloadList';

vi.setConfig({ testTimeout: 120_000 });

describeWidget('DownloadTable', {
  widget: DownloadTable,
  list: downloadList,
  stories: composeStories(stories),
  pinned: { filter: { resource: ['shop'] }, chip: /Contents.*Shop/ },
  column: { field: 'size', header: 'Size' },
});

describe('DownloadTable', () => {
  it('follows an export until its file is there, and fetches it', async () => {
    await composeStories(stories).Fetched.run();
    expect(await axeFindings()).toEqual([]);
  });

  it('looks again by itself where nothing is streamed', () => composeStories(stories).WithoutStreams.run());

  it('gives up what still runs', () => composeStories(stories).GivingUp.run());

  it('says in the reader’s language why an export failed', async () => {
    await composeStories(stories).FailedExport.run();
    await composeStories(stories).FailedExportInFrench.run();
    expect(await axeFindings()).toEqual([]);
  });
});
