// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { renderThemed } from '../../testing/renderThemed';
import { Input } from './Input';
import * as stories from './Input.stories';

const { Clearable } = composeStories(stories);

afterEach(cleanup);

function Controlled({ heard }: { heard: (value: string) => void }) {
  const [value, setValue] = useState('abc');
  const change = (next: string) => {
    heard(next);
    setValue(next);
  };
  return <Input aria-label="Name" clearable value={value} onChange={(event) => change(event.target.value)} />;
}

describe('Input', () => {
  describeConformance(Input, {
    props: { 'aria-label': 'Name', clearable: true },
    ref: HTMLInputElement,
    styled: (input) => input.parentElement,
  });

  it('empties itself and takes the focus back', async () => {
    renderThemed(<Clearable />);
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    const input = screen.getByRole<HTMLInputElement>('textbox');
    expect(input.value).toBe('');
    expect(document.activeElement).toBe(input);
  });

  it('tells a controlling owner that it was emptied', async () => {
    const heard = vi.fn();
    renderThemed(<Controlled heard={heard} />);
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(heard.mock.calls).toEqual([['']]);
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('');
  });
});
