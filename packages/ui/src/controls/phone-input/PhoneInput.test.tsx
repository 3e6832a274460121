// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { renderThemed } from '../../testing/renderThemed';
import { PhoneInput } from './PhoneInput';
import * as stories from './PhoneInput.stories';

const { Default, Filled, Wrong, SomeCountries } = composeStories(stories);
afterEach(cleanup);

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Mobile number' });
const country = () => screen.getByLabelText<HTMLSelectElement>('Country calling code');
const ready = () => waitFor(() => expect(country().disabled).toBe(false));

describe('PhoneInput', () => {
  describeConformance(PhoneInput, {
    props: { 'aria-label': 'Mobile number' },
    ref: HTMLInputElement,
    styled: (input) => input.parentElement?.parentElement ?? null,
  });

  it('shows a number as people of its country write it', async () => {
    renderThemed(<Filled />);
    await ready();
    expect(box().value).toBe('06 12 34 56 78');
    expect(country().value).toBe('FR');
  });

  it('reports E.164 for a number typed in the form of the country', async () => {
    const change = vi.fn();
    renderThemed(<Default onChange={change} />);
    await ready();
    await userEvent.type(box(), '55 1234 5678');
    expect(change.mock.lastCall).toEqual(['+525512345678']);
    expect(box().value).toBe('55 1234 5678');
  });

  it.each(['+33 6 12 34 56 78', '0033612345678', '+33612345678'])(
    'takes the country from a pasted %s',
    async (text) => {
      const change = vi.fn();
      renderThemed(<Default onChange={change} />);
      await ready();
      await userEvent.click(box());
      await userEvent.paste(text);
      expect(change.mock.lastCall).toEqual(['+33612345678']);
      expect(country().value).toBe('FR');
      await userEvent.tab();
      expect(box().value).toBe('06 12 34 56 78');
    },
  );

  it('reads what is typed as it is told to, before a plan does', async () => {
    const change = vi.fn();
    renderThemed(<Default onChange={change} readTyped={(text) => text.replace(/[\u202c\u202d]/g, '')} />);
    await ready();
    await userEvent.click(box());
    await userEvent.paste('\u202d+49 1512 3456789\u202c');
    expect(change.mock.lastCall).toEqual(['+4915123456789']);
    expect(country().value).toBe('DE');
  });

  it('keeps the digits when another country is chosen', async () => {
    const change = vi.fn();
    renderThemed(<Filled onChange={change} />);
    await ready();
    await userEvent.selectOptions(country(), 'BE');
    expect(change.mock.lastCall).toEqual(['+32612345678']);
    expect(country().value).toBe('BE');
  });

  // @spec 5.phone
  it('says once it is left that the plan has no such number, and hands on what is no number at all', async () => {
    const change = vi.fn();
    renderThemed(<Wrong onChange={change} />);
    await ready();
    expect(await screen.findByText('The format of phone number is incorrect')).toBeTruthy();
    expect(box().getAttribute('aria-invalid')).toBe('true');
    await userEvent.clear(box());
    expect(screen.queryByText('The format of phone number is incorrect')).toBeNull();
    await userEvent.type(box(), 'call me');
    expect(change.mock.lastCall).toEqual(['call me']);
  });

  it('offers only the countries it is given, by name', async () => {
    renderThemed(<SomeCountries />);
    await ready();
    expect([...country().options].map(({ text }) => text)).toEqual([
      'Brazil (+55)',
      'Mexico (+52)',
      'United States (+1)',
    ]);
  });
});
