// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { renderThemed } from '../../testing/renderThemed';
import { AppLayout } from './AppLayout';
import * as stories from './AppLayout.stories';

const { Default, OverlayOpen } = composeStories(stories);

afterEach(cleanup);

describe('AppLayout', () => {
  describeConformance(AppLayout, { props: { brand: 'Corridor', nav: null, children: 'Screen' }, ref: HTMLDivElement });

  it('marks the screen on show', () => {
    renderThemed(<Default />);
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Cards');
  });

  it('tells when it is collapsed and expanded', async () => {
    const onCollapsedChange = vi.fn();
    renderThemed(<Default onCollapsedChange={onCollapsedChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'Collapse navigation' }));
    expect(onCollapsedChange).toHaveBeenLastCalledWith(true);
  });

  // @spec 2.layout.overlay
  it('moves into the navigation that lies over the screen, and closes it with Escape', async () => {
    const onNavOpenChange = vi.fn();
    renderThemed(<OverlayOpen onNavOpenChange={onNavOpenChange} />);
    expect(screen.getByRole('navigation').contains(document.activeElement)).toBe(true);
    expect(screen.getByText('The screen stands here.').closest('[inert]')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(onNavOpenChange).toHaveBeenLastCalledWith(false);
  });

  it('closes when a line is followed', async () => {
    const onNavOpenChange = vi.fn();
    renderThemed(<OverlayOpen onNavOpenChange={onNavOpenChange} />);
    await userEvent.click(screen.getByRole('link', { name: /Accounts/ }));
    expect(onNavOpenChange).toHaveBeenLastCalledWith(false);
  });
});
