// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { renderThemed } from '../../testing/renderThemed';
import { ScrollToTop } from './ScrollToTop';
import * as stories from './ScrollToTop.stories';

const { Default } = composeStories(stories);
const shown = () => document.querySelector('[data-shown]') !== null;

afterEach(cleanup);

function scrollBoxTo(top: number) {
  const box = screen.getByTestId('box');
  box.scrollTop = top;
  fireEvent.scroll(box);
}

describe('ScrollToTop', () => {
  describeConformance(ScrollToTop, { props: { threshold: -1 }, ref: HTMLButtonElement });

  // @spec 2.global.scroll-to-top
  it('shows after 200 pixels and not before', () => {
    renderThemed(<Default />);
    expect(shown()).toBe(false);
    scrollBoxTo(200);
    expect(shown()).toBe(false);
    scrollBoxTo(201);
    expect(shown()).toBe(true);
    scrollBoxTo(0);
    expect(shown()).toBe(false);
  });

  it('goes to the top, without gliding for who asked for less motion', async () => {
    const asked = new EventTarget();
    vi.stubGlobal('matchMedia', (query: string) => Object.assign(asked, { matches: query.includes('reduce') }));
    const scrolled = vi.fn();
    renderThemed(<Default />);
    screen.getByTestId('box').scrollTo = scrolled;
    scrollBoxTo(900);
    await userEvent.click(screen.getByRole('button', { name: 'Scroll to top' }));
    expect(scrolled.mock.calls).toEqual([[{ top: 0, behavior: 'auto' }]]);
  });
});
