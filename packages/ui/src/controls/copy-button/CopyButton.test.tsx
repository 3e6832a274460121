// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { renderThemed } from '../../testing/renderThemed';
import { CopyButton } from './CopyButton';
import * as stories from './CopyButton.stories';

const { Named } = composeStories(stories);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('CopyButton', () => {
  describeConformance(CopyButton, { props: { value: 'a' }, ref: HTMLButtonElement });

  it('copies and says that it did', async () => {
    const user = userEvent.setup();
    const heard = vi.fn();
    renderThemed(<Named onResult={heard} />);
    await user.click(screen.getByRole('button', { name: 'Copy transfer id' }));
    expect(await screen.findByText('Copying succeeded')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe('TR-100042');
    expect(heard.mock.calls).toEqual([[true]]);
  });

  // @spec 8.not-copied
  it('says when the browser refuses', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    renderThemed(<Named />);
    await user.click(screen.getByRole('button', { name: 'Copy transfer id' }));
    expect(await screen.findByText('Copying failed')).toBeTruthy();
  });
});
