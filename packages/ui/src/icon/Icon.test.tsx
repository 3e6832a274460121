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
});
