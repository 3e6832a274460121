// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { renderThemed } from '../../testing/renderThemed';
import { Meter } from './Meter';
import * as stories from './Meter.stories';

const { Default, Exceeded, NearlyUsed, Warning } = composeStories(stories);
const meter = () => screen.getByRole('meter', { name: 'Daily limit' });

afterEach(cleanup);

describe('Meter', () => {
  describeConformance(Meter, { props: { label: 'Limit', share: 0.5, valueText: 'Half' }, ref: HTMLDivElement });

  it('says the limit and what remains, in words', () => {
    renderThemed(<Default />);
    expect(meter().getAttribute('aria-valuetext')).toBe('750.00 EUR of 1,000.00 EUR remain');
    expect(meter().textContent).toContain('750.00 EUR remain today');
  });

  it('stops at the end when the limit is exceeded', () => {
    renderThemed(<Exceeded />);
    expect(meter().getAttribute('aria-valuenow')).toBe('100');
  });

  it.each([
    [Default, 'brand'],
    [Warning, 'warning'],
    [NearlyUsed, 'danger'],
  ])('turns to a warning before it is used up', (Story, tone) => {
    renderThemed(<Story />);
    expect(meter().dataset.tone).toBe(tone);
  });
});
