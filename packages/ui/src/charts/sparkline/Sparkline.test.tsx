// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { renderThemed } from '../../testing/renderThemed';
import { Sparkline } from './Sparkline';
import * as stories from './Sparkline.stories';

const { Default, Gaps, Nothing } = composeStories(stories);
afterEach(cleanup);

describe('Sparkline', () => {
  describeConformance(Sparkline, { props: { values: [1, 2, 3], label: 'Rising' }, ref: SVGSVGElement });

  it('is an image with words, or hidden where the words stand beside it', () => {
    renderThemed(<Default />);
    expect(screen.getByRole('img', { name: 'Deposits of the last 12 days, rising' })).toBeTruthy();
    cleanup();
    const { container } = renderThemed(<Default label={undefined} />);
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('leaves out what is missing', () => {
    const { container } = renderThemed(<Gaps />);
    expect(container.querySelectorAll('path')).toHaveLength(3);
    cleanup();
    expect(renderThemed(<Nothing />).container.querySelectorAll('path, circle')).toHaveLength(0);
  });
});
