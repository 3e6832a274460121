// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { renderThemed } from '../../testing/renderThemed';
import { Slider } from './Slider';
import * as stories from './Slider.stories';

const { WithMarks, InField } = composeStories(stories);
afterEach(cleanup);

const slider = () => screen.getByRole<HTMLInputElement>('slider');

describe('Slider', () => {
  describeConformance(Slider, {
    props: { 'aria-label': 'Alert below' },
    ref: HTMLInputElement,
    styled: (input) => input.parentElement?.parentElement ?? null,
  });

  it('is a native range, which every browser moves by keyboard, with its limits and steps', () => {
    renderThemed(<WithMarks />);
    expect([slider().type, slider().min, slider().max, slider().step]).toEqual(['range', '1', '30', '1']);
  });

  it('reports numbers and says them in words', () => {
    const change = vi.fn();
    renderThemed(<WithMarks onChange={change} />);
    expect(slider().getAttribute('aria-valuetext')).toBe('7 days');
    fireEvent.change(slider(), { target: { value: '1' } });
    expect(change.mock.calls).toEqual([[1]]);
    expect(slider().getAttribute('aria-valuetext')).toBe('1 day');
  });

  it('fills the track up to its value', () => {
    renderThemed(<WithMarks defaultValue={30} />);
    expect(slider().parentElement?.parentElement?.style.getPropertyValue('--cr-share')).toBe('1');
  });

  it('is named and described by its field', () => {
    renderThemed(<InField />);
    expect(screen.getByRole('slider', { name: 'Alert below' }).getAttribute('aria-describedby')).toBeTruthy();
  });
});
