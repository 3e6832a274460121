// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { renderThemed } from '../../testing/renderThemed';
import { OtpInput } from './OtpInput';
import * as stories from './OtpInput.stories';

const { Default, Filled, InField, LettersAndDigits, Disabled } = composeStories(stories);
afterEach(cleanup);

const input = () => screen.getByRole<HTMLInputElement>('textbox');

describe('OtpInput', () => {
  describeConformance(OtpInput, {
    props: { 'aria-label': 'Code' },
    ref: HTMLInputElement,
    styled: (element) => element.parentElement,
  });

  it('is one field, named by itself or by the field around it', () => {
    renderThemed(<Default />);
    expect(screen.getByRole('textbox', { name: 'Verification code' }).getAttribute('autocomplete')).toBe(
      'one-time-code',
    );
    cleanup();
    renderThemed(<InField />);
    expect(screen.getAllByRole('textbox', { name: 'Verification code' })).toHaveLength(1);
  });

  it('reports the code as it is typed and once when it is complete', async () => {
    const [change, complete] = [vi.fn(), vi.fn()];
    renderThemed(<Default onChange={change} onComplete={complete} />);
    await userEvent.type(input(), '12a34-56');
    expect(input().value).toBe('123456');
    expect(change.mock.lastCall).toEqual(['123456']);
    expect(complete.mock.calls).toEqual([['123456']]);
  });

  it('takes the code out of whatever was pasted', async () => {
    const complete = vi.fn();
    renderThemed(<Default onComplete={complete} />);
    await userEvent.click(input());
    await userEvent.paste('Your code is 48 29-13.');
    expect(complete.mock.calls).toEqual([['482913']]);
  });

  it('raises letters where letters are allowed', async () => {
    renderThemed(<LettersAndDigits defaultValue="" />);
    await userEvent.type(input(), 'k7-qx');
    expect(input().value).toBe('K7QX');
  });

  it('moves by arrows, Home and End, and typing replaces the character there', async () => {
    renderThemed(<Filled />);
    await userEvent.click(input());
    await userEvent.keyboard('{Home}');
    expect([input().selectionStart, input().selectionEnd]).toEqual([0, 1]);
    await userEvent.keyboard('{ArrowRight}7');
    expect(input().value).toBe('472913');
    await userEvent.keyboard('{End}');
    expect([input().selectionStart, input().selectionEnd]).toEqual([5, 6]);
    await userEvent.keyboard('{ArrowLeft}0');
    expect(input().value).toBe('472903');
  });

  it('deletes backwards from the end', async () => {
    renderThemed(<Filled />);
    await userEvent.click(input());
    await userEvent.keyboard('{End}{Backspace}{Backspace}');
    expect(input().value).toBe('4829');
  });

  it('cannot be changed when disabled', async () => {
    renderThemed(<Disabled />);
    await userEvent.type(input(), '1');
    expect(input().value).toBe('482913');
  });
});
