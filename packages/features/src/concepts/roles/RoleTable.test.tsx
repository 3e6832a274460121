import { composeStories } from '@storybook/react-vite';
import { describe, expect, it, vi } from 'vitest';
import { axeFindings } from '../../testing/axeFindings';
import { describeWidget } from '../../testing/describeWidget';
import { RoleTable } from './RoleTable';
import * as stories from './RoleTable.stories';
import { roleList } from './roleList';

vi.setConfig({ testTimeout: 120_000 });

describeWidget('RoleTable', {
  widget: RoleTable,
  list: roleList,
  stories: composeStories(stories),
  pinned: { filter: { search: 'viewer' }, chip: /Search.*viewer/ },
  column: { field: 'privilegeCount', header: 'Privileges' },
});

describe('RoleTable', () => {
  it('opens a role beside the list', async () => {
    await composeStories(stories).Opened.run();
    expect(await axeFindings()).toEqual([]);
  });
});
