import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { describe, expect, it, vi } from 'vitest';
import { describeForm } from '../../../testing/describeForm';
import * as stories from './UserForm.stories';

vi.setConfig({ testTimeout: 120_000 });

const composed = composeStories(stories);

describeForm('UserForm', {
  stories: composed,
  fill: async () => userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), 'A'),
});

describe('UserForm', () => {
  it('adds a user with a role and a first password', () => composed.Created.run());

  it('asks for no password and no roles of a user that exists', async () => {
    await composed.Edit.run();
    expect(screen.queryByRole('textbox', { name: /password/i })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
