// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderThemed } from '../../testing/renderThemed';
import { createToasts } from './createToasts';
import { TOAST_LIMIT, ToastLayer, type ToastVariant } from './ToastLayer';

afterEach(cleanup);

// @spec 4.toast 9.toast-*
it.each<[ToastVariant, place: string, milliseconds: number]>([
  ['corner', 'top-right', 5000],
  ['brief', 'top-right', 4000],
  ['center', 'top-center', 5000],
])('the layer %s stands at %s for %i ms, and shows 20 at most', async (variant, place, milliseconds) => {
  const toasts = createToasts(variant);
  const { container } = renderThemed(<ToastLayer toasts={toasts} variant={variant} />);
  act(() => {
    for (let n = 0; n <= TOAST_LIMIT; n += 1) toasts.show('info', `Number ${n}`);
  });
  expect(await screen.findAllByText(/^Number/)).toHaveLength(20);
  expect(container.querySelector(`[class*="toast-container--${place}"]`)).not.toBeNull();
  const bar = container.querySelector<HTMLElement>('[role=progressbar]');
  expect(bar?.style.animationDuration).toBe(`${milliseconds}ms`);
  expect(bar?.getAttribute('aria-hidden')).toBe(String(variant !== 'center'));
  act(() => toasts.clear());
});
