// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/describeConformance';
import { renderThemed } from '../testing/renderThemed';
import { Icon } from './Icon';
import * as stories from './Icon.stories';
import { SearchIcon } from './icons';

const { Default, Labelled } = composeStories(stories);

afterEach(cleanup);

describe('Icon', () => {
  describeConformance(Icon, { props: { of: SearchIcon }, ref: HTMLSpanElement });

  it('is hidden from screen readers unless it has a meaning of its own', () => {
    renderThemed(<Default />);
    expect(screen.queryByRole('img')).toBeNull();
    renderThemed(<Labelled />);
    expect(screen.getByRole('img', { name: 'Search' })).toBeTruthy();
  });

  it('draws the lines of an icon, or what a component draws, with the stroke of its size', () => {
    renderThemed(
      <>
        <Icon of={SearchIcon} label="Ours" size="sm" />
        <Icon of={({ strokeWidth }) => <svg data-stroke={strokeWidth} />} label="Theirs" />
      </>,
    );
    const ours = screen.getByRole('img', { name: 'Ours' }).querySelector('svg');
    expect(ours?.getAttribute('stroke-width')).toBe('2');
    expect(ours?.childElementCount).toBe(SearchIcon.node.length);
    expect(screen.getByRole('img', { name: 'Theirs' }).querySelector('svg')?.dataset.stroke).toBe('1.75');
  });
});
