// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { renderThemed } from '../../testing/renderThemed';
import { LoadingBar } from './LoadingBar';
import * as stories from './LoadingBar.stories';

const { Default, Idle } = composeStories(stories);
const percent = () => Number(screen.getByRole('progressbar', { hidden: true }).getAttribute('aria-valuenow'));
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

afterEach(cleanup);

describe('LoadingBar', () => {
  describeConformance(LoadingBar, { props: { loading: true }, ref: HTMLDivElement });

  describe('in time', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    // @spec 9.loading
    it('steps every 800 ms and holds at 82 however long it takes', () => {
      renderThemed(<Default />);
      const start = percent();
      wait(799);
      expect(percent()).toBe(start);
      wait(1);
      expect(percent()).toBeGreaterThan(start);
      wait(60_000);
      expect(percent()).toBe(82);
    });

    // @spec 2.global.progress
    it('runs to the end when the page is there, and goes', () => {
      const { rerender } = renderThemed(<Default />);
      rerender(<Default loading={false} />);
      expect(percent()).toBe(100);
      wait(1000);
      expect(screen.queryByRole('progressbar')).toBeNull();
    });

    it('is not there while nothing loads', () => {
      renderThemed(<Idle />);
      expect(screen.queryByRole('progressbar')).toBeNull();
    });
  });
});
