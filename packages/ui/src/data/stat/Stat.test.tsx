// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { renderThemed } from '../../testing/renderThemed';
import { Stat } from './Stat';
import * as stories from './Stat.stories';

const { Default, Neutral, Worse } = composeStories(stories);
const tone = () => document.querySelector('[data-tone]')?.getAttribute('data-tone');

afterEach(cleanup);

describe('Stat', () => {
  describeConformance(Stat, { props: { label: 'Open', value: '3' }, ref: HTMLDivElement });

  it('says the change in words and not by colour alone', () => {
    const { container } = renderThemed(<Default />);
    expect(container.textContent).toBe('Paid out this month1,284,300.50 EUR12.4 % more than last month');
  });

  it.each([
    [Default, 'success'],
    [Worse, 'danger'],
    [Neutral, 'neutral'],
  ])('colours a change by whether it is welcome', (Story, expected) => {
    renderThemed(<Story />);
    expect(tone()).toBe(expected);
  });
});
