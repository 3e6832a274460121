// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { renderThemed } from '../../testing/renderThemed';
import { ErrorState } from './ErrorState';
import * as stories from './ErrorState.stories';

const { Default } = composeStories(stories);

afterEach(cleanup);

describe('ErrorState', () => {
  describeConformance(ErrorState, { props: { title: 'It failed', requestId: 'r-1' }, ref: HTMLDivElement });

  it('says what happened and offers to try again', async () => {
    const retry = vi.fn();
    renderThemed(<Default onRetry={retry} />);
    expect(screen.getByRole('alert').textContent).toContain('The transfers could not be loaded');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('hands the request id out', async () => {
    const user = userEvent.setup();
    renderThemed(<Default />);
    await user.click(screen.getByRole('button', { name: 'Copy Request ID' }));
    expect(await navigator.clipboard.readText()).toBe('7f3c2a90-41d8-4b6e-9a55-0e21');
  });
});
