import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { describe, it, vi } from 'vitest';
import { describeForm } from '../../../testing/describeForm';
import * as stories from './RoleForm.stories';

vi.setConfig({ testTimeout: 120_000 });

const composed = composeStories(stories);

describeForm('RoleForm', {
  stories: composed,
  fill: async () => userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), 'A'),
});

describe('RoleForm', () => {
  it('finds a privilege, gives it and adds the role', () => composed.Created.run());
});
