// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { focusedElement } from './focusedElement';

it('finds the focus through every shadow root', () => {
  const outer = document.createElement('div');
  const inner = document.createElement('div');
  const input = document.createElement('input');
  document.body.append(outer);
  outer.attachShadow({ mode: 'open' }).append(inner);
  inner.attachShadow({ mode: 'open' }).append(input);
  input.focus();
  expect(focusedElement()).toBe(input);
  input.blur();
  expect(focusedElement()).toBe(document.body);
  outer.remove();
});
