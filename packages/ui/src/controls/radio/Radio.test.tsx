// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { renderThemed } from '../../testing/renderThemed';
import { Radio } from './Radio';
import * as stories from './Radio.stories';
import { RadioGroup } from './RadioGroup';

const { Default, Disabled } = composeStories(stories);
const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });

afterEach(cleanup);

describe('Radio', () => {
  describeConformance(Radio, {
    props: { value: 'a', label: 'A' },
    ref: HTMLInputElement,
    styled: (input) => input.closest('label'),
  });
});

describe('RadioGroup', () => {
  describeConformance(RadioGroup, { props: { 'aria-label': 'Fee paid by', children: null }, ref: HTMLDivElement });

  it('chooses one and reports it', async () => {
    const change = vi.fn();
    renderThemed(<Default onChange={change} />);
    await userEvent.click(radio(/^Sender/));
    expect(change.mock.calls).toEqual([['ours']]);
    expect([radio(/^Sender/).checked, radio(/^Shared/).checked]).toEqual([true, false]);
  });

  it('moves with the arrows from the chosen one', async () => {
    renderThemed(<Default />);
    await userEvent.tab();
    expect(document.activeElement).toBe(radio(/^Shared/));
    await userEvent.keyboard('{ArrowDown}');
    expect(radio(/^Beneficiary/).checked).toBe(true);
  });

  it('cannot be changed when disabled', async () => {
    renderThemed(<Disabled />);
    await userEvent.click(radio(/^Shared/));
    expect(radio(/^Sender/).checked).toBe(true);
  });
});
