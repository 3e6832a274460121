import { composeStories } from '@storybook/react-vite';
import { describe, it, vi } from 'vitest';
import * as stories from './RoleForm.stories';

vi.setConfig({ testTimeout: 120_000 });

describe('RoleForm', () => {
  it('finds a privilege, gives it and adds the role', () => composeStories(stories).Created.run());
});
