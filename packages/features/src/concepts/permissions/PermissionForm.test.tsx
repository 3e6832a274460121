import { composeStories } from '@storybook/react-vite';
import { describe, it, vi } from 'vitest';
import * as stories from './PermissionForm.stories';

vi.setConfig({ testTimeout: 120_000 });

describe('PermissionForm', () => {
  it('adds a permission of the actions that are chosen', () => composeStories(stories).Default.run());
});
