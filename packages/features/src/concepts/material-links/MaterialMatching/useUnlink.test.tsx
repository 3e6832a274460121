import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderRuntimeHook } from '../../../testing/renderWidget';
import { refusal, scriptedGateway } from '../../../testing/scriptedGateway';
import { useUnlink } from './useUnlink';

it('goes on behind the links that a cut attempt has removed', async () => {
  const standing = new Set(['a', 'b']);
  let isCut = true;
  const { gateway } = scriptedGateway(({ body }) => {
    const id = String(body.id);
    if (id === 'b' && isCut) throw new TypeError('Failed to fetch');
    return standing.delete(id) ? null : refusal(404, 'No such link');
  });
  const done = vi.fn();
  const { result } = renderRuntimeHook(() => useUnlink(done), { gateway }, undefined);
  await act(() => result.current.run(['a', 'b']));
  expect([[...standing], done.mock.calls.length]).toEqual([['b'], 0]);
  isCut = false;
  await act(() => result.current.run(['a', 'b']));
  expect([[...standing], done.mock.calls.length]).toEqual([[], 1]);
});
