import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { axeFindings } from '../../testing/axeFindings';
import { describeWidget } from '../../testing/describeWidget';
import { UserTable } from './UserTable';
import * as stories from './UserTable.stories';
import { userList } from './userList';

vi.setConfig({ testTimeout: 120_000 });

const { Default, Forbidden, ResettingPassword } = composeStories(stories);

describeWidget('UserTable', {
  widget: UserTable,
  list: userList,
  stories: composeStories(stories),
  pinned: { filter: { search: 'viewer' }, chip: /Search.*viewer/ },
  column: { field: 'lastSeenAt', header: 'Last seen' },
});

describe('UserTable', () => {
  it('shows users with their roles', async () => {
    await Default.run();
    expect(screen.getAllByText('administrator').length).toBeGreaterThan(0);
    expect(await axeFindings()).toEqual([]);
  });

  it('says so to whom it is not for', () => Forbidden.run());

  it('makes a first password, and another on demand', () => ResettingPassword.run());
});
