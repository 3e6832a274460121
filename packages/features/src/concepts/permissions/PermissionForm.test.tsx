import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { describe, it, vi } from 'vitest';
import { describeForm } from '../../testing/describeForm';
import * as stories from './PermissionForm.stories';

vi.setConfig({ testTimeout: 120_000 });

const composed = composeStories(stories);

describeForm('PermissionForm', {
  stories: composed,
  fill: async () => userEvent.type(screen.getByRole('textbox', { name: /^Privilege name/ }), 'A'),
});

describe('PermissionForm', () => {
  it('adds a permission of the actions that are chosen', () => composed.Created.run());
});
