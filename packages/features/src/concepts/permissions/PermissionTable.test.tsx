import { composeStories } from '@storybook/react-vite';
import { describe, expect, it, vi } from 'vitest';
import { axeFindings } from '../../testing/axeFindings';
import { describeWidget } from '../../testing/describeWidget';
import { PermissionTable } from './PermissionTable';
import * as stories from './PermissionTable.stories';
import { permissionList } from './permissionList';

vi.setConfig({ testTimeout: 120_000 });

describeWidget('PermissionTable', {
  widget: PermissionTable,
  list: permissionList,
  stories: composeStories(stories),
  pinned: { filter: { search: 'View cards' }, chip: /Search.*View cards/ },
  column: { field: 'moduleName', header: 'Module name' },
});

describe('PermissionTable', () => {
  it('opens a permission beside the list', async () => {
    await composeStories(stories).Opened.run();
    expect(await axeFindings()).toEqual([]);
  });

  it('shows the privileges of one module', () => composeStories(stories).OfAModule.run());
});
