// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { renderThemed } from '../../testing/renderThemed';
import { Skeleton } from './Skeleton';
import * as stories from './Skeleton.stories';

const { Circle } = composeStories(stories);

afterEach(cleanup);

describe('Skeleton', () => {
  describeConformance(Skeleton, { props: { width: 120 }, ref: HTMLSpanElement });

  it('is as tall as wide when it is a circle, and unseen by screen readers', () => {
    const { container } = renderThemed(<Circle />);
    const shape = container.querySelector<HTMLElement>('[data-shape="circle"]');
    expect(shape?.style.blockSize).toBe('32px');
    expect(shape?.getAttribute('aria-hidden')).toBe('true');
  });
});
