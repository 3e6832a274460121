// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { renderThemed } from '../../testing/renderThemed';
import { LoadingOverlay } from './LoadingOverlay';
import * as stories from './LoadingOverlay.stories';

const { Delayed } = composeStories(stories);
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

afterEach(cleanup);

describe('LoadingOverlay', () => {
  describeConformance(LoadingOverlay, { props: { loading: true, delay: 0 }, ref: HTMLDivElement });

  describe('in time', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    // @spec 2.global.overlay 9.loading
    it('opens after 5000 ms and closes with the loading', () => {
      const { rerender } = renderThemed(<Delayed />);
      wait(4999);
      expect(screen.queryByRole('status')).toBeNull();
      wait(1);
      expect(screen.getByRole('status').textContent).toBe('Still loading');
      rerender(<Delayed loading={false} />);
      expect(screen.queryByRole('status')).toBeNull();
    });

    it('counts anew for the next load', () => {
      const { rerender } = renderThemed(<Delayed />);
      wait(4000);
      rerender(<Delayed loading={false} />);
      rerender(<Delayed loading />);
      wait(4000);
      expect(screen.queryByRole('status')).toBeNull();
    });
  });
});
