// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { renderThemed } from '../../testing/renderThemed';
import { Input } from '../input';
import { Field } from './Field';
import * as stories from './Field.stories';

const { Default, WithError, Group, Disabled } = composeStories(stories);

afterEach(cleanup);

const words = (element: Element, attribute: string) =>
  (element.getAttribute(attribute) ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);

describe('Field', () => {
  describeConformance(Field, { props: { label: 'Name', children: <Input /> }, ref: HTMLDivElement });

  it('names its control', () => {
    renderThemed(<Default />);
    expect(screen.getByRole('textbox', { name: 'Beneficiary name' })).toBeTruthy();
  });

  it('describes its control with the error first and then the help, and marks it', () => {
    renderThemed(<WithError />);
    const control = screen.getByRole('textbox');
    expect(words(control, 'aria-describedby')).toEqual([
      'This field is required',
      'As it stands on the bank statement.',
    ]);
    expect(control.getAttribute('aria-invalid')).toBe('true');
    expect(control.getAttribute('aria-required')).toBe('true');
  });

  it('announces an error that appears later', () => {
    const { rerender } = renderThemed(
      <Field label="Name">
        <Input />
      </Field>,
    );
    const region = document.querySelector('[aria-live]');
    rerender(
      <Field label="Name" error="Too short">
        <Input />
      </Field>,
    );
    expect(document.querySelector('[aria-live]')).toBe(region);
    expect(region?.textContent).toBe('Too short');
  });

  it('names and describes a group', () => {
    renderThemed(<Group />);
    const group = screen.getByRole('radiogroup', { name: /Fee paid by/ });
    expect(group.getAttribute('aria-required')).toBe('true');
    expect(words(group, 'aria-describedby')).toEqual(['Who bears the fees of the banks on the way.']);
    expect(screen.getByRole('radio', { name: 'Shared' })).toBeTruthy();
  });

  it('disables its control', () => {
    renderThemed(<Disabled />);
    expect(screen.getByRole('textbox').hasAttribute('disabled')).toBe(true);
  });
});
