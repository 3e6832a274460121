// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { renderThemed } from '../../testing/renderThemed';
import { Checkbox } from './Checkbox';
import * as stories from './Checkbox.stories';
import { CheckboxGroup } from './CheckboxGroup';

const { Default, Indeterminate, WithHelp, Group } = composeStories(stories);
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

afterEach(cleanup);

describe('Checkbox', () => {
  describeConformance(Checkbox, {
    props: { label: 'Shared card' },
    ref: HTMLInputElement,
    styled: (input) => input.closest('label'),
  });

  it('is turned on by its label and by Space', async () => {
    renderThemed(<Default />);
    await userEvent.click(screen.getByText('Shared card'));
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
    await userEvent.keyboard(' ');
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  });

  it('is partly on until told otherwise', () => {
    const { rerender } = renderThemed(<Indeterminate />);
    expect(screen.getByRole<HTMLInputElement>('checkbox').indeterminate).toBe(true);
    rerender(<Indeterminate indeterminate={false} />);
    expect(screen.getByRole<HTMLInputElement>('checkbox').indeterminate).toBe(false);
  });

  it('is described by its help', () => {
    renderThemed(<WithHelp />);
    const id = screen.getByRole('checkbox').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(id)?.textContent).toBe('Draws on the balance of the corporation.');
  });
});

describe('CheckboxGroup', () => {
  describeConformance(CheckboxGroup, { props: { 'aria-label': 'Currencies', children: null }, ref: HTMLDivElement });

  it('is named by its field and keeps the values that are on', async () => {
    renderThemed(<Group />);
    expect(screen.getByRole('group', { name: 'Currencies' })).toBeTruthy();
    await userEvent.click(box('US dollar'));
    await userEvent.click(box('Euro'));
    expect([box('US dollar').checked, box('Euro').checked]).toEqual([true, false]);
  });

  it('leaves its value to an owner that holds it', async () => {
    const change = vi.fn();
    renderThemed(
      <CheckboxGroup aria-label="Currencies" value={['EUR']} onChange={change}>
        <Checkbox value="USD" label="US dollar" />
        <Checkbox value="EUR" label="Euro" />
      </CheckboxGroup>,
    );
    await userEvent.click(box('US dollar'));
    expect(change).toHaveBeenCalledWith(['EUR', 'USD']);
    expect(box('US dollar').checked).toBe(false);
  });
});
