import { composeStories } from '@storybook/react-vite';
import { describe, it, vi } from 'vitest';
import * as stories from './ChangePasswordDialog.stories';

const { Default, Left, Required } = composeStories(stories);

vi.setConfig({ testTimeout: 120_000 });

describe('ChangePasswordDialog', () => {
  it('closes by Escape where the change is a wish', () => Default.run());
  it('cannot be dismissed where the change is required', () => Required.run());
  it('can then only be left by its own button, which the host hears of', () => Left.run());
});
