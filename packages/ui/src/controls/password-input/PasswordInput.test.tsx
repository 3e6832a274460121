// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { renderThemed } from '../../testing/renderThemed';
import { PasswordInput } from './PasswordInput';
import * as stories from './PasswordInput.stories';

const { Default } = composeStories(stories);

afterEach(cleanup);

describe('PasswordInput', () => {
  describeConformance(PasswordInput, {
    props: { 'aria-label': 'Password' },
    ref: HTMLInputElement,
    styled: (input) => input.parentElement,
  });

  // @spec 5.show-password
  it('shows and hides what was typed, and its button says which it will do', async () => {
    renderThemed(<Default />);
    const input = screen.getByLabelText('Password');
    expect(input.getAttribute('type')).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input.getAttribute('type')).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input.getAttribute('type')).toBe('password');
  });
});
