import { composeStories } from '@storybook/react-vite';
import { describe, expect, it, vi } from 'vitest';
import { axeFindings } from '../../testing/axeFindings';
import { describeWidget } from '../../testing/describeWidget';
import { LogTable } from './LogTable';
import * as stories from './LogTable.stories';
import { logList } from './logList';

vi.setConfig({ testTimeout: 120_000 });

describeWidget('LogTable', {
  widget: LogTable,
  list: logList,
  stories: composeStories(stories),
  pinned: { filter: { subject: ['role'] }, chip: /Record type.*Role/ },
  column: { field: 'subjectId', header: 'Record ID' },
});

describe('LogTable', () => {
  it('shows the history of a record with what was changed', async () => {
    await composeStories(stories).History.run();
    expect(await axeFindings()).toEqual([]);
  });
});
