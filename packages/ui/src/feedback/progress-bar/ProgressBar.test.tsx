// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { renderThemed } from '../../testing/renderThemed';
import { ProgressBar } from './ProgressBar';
import * as stories from './ProgressBar.stories';

const { Default, Unknown, WithWords } = composeStories(stories);
const bar = () => screen.getByRole('progressbar', { name: 'Export' });

afterEach(cleanup);

describe('ProgressBar', () => {
  describeConformance(ProgressBar, { props: { label: 'Export', value: 10 }, ref: HTMLDivElement });

  it('says how far it is, and never less than nothing or more than all', () => {
    const { rerender } = renderThemed(<Default />);
    expect(bar().getAttribute('aria-valuenow')).toBe('42');
    rerender(<Default value={140} />);
    expect(bar().getAttribute('aria-valuenow')).toBe('100');
    rerender(<Default value={-3} />);
    expect(bar().getAttribute('aria-valuenow')).toBe('0');
  });

  it('says no number while it is unknown', () => {
    renderThemed(<Unknown />);
    expect(bar().hasAttribute('aria-valuenow')).toBe(false);
  });

  it('speaks in words where there are some', () => {
    renderThemed(<WithWords />);
    expect(bar().getAttribute('aria-valuetext')).toBe('3 of 12 files');
    expect(screen.getByText('About a minute left')).toBeTruthy();
  });
});
