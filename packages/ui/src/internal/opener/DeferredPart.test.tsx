// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDeferred } from './createDeferred';
import { DeferredPart } from './DeferredPart';

afterEach(cleanup);

const Panel = ({ name }: { readonly name: string }) => <p>{name}</p>;
const nothing = () => undefined;

describe('deferred part', () => {
  it('draws nothing until its code is there, and later ones in the same breath', async () => {
    const load = vi.fn(async () => Panel);
    const panel = createDeferred(load);
    render(<DeferredPart of={panel} own={{ name: 'first' }} onLost={nothing} />);
    expect(screen.queryByText('first')).toBeNull();
    expect(await screen.findByText('first')).toBeTruthy();
    render(<DeferredPart of={panel} own={{ name: 'second' }} onLost={nothing} />);
    expect(screen.getByText('second')).toBeTruthy();
    expect(load).toHaveBeenCalledOnce();
  });

  it('says that its code could not be had, and fetches it again when asked again', async () => {
    const load = vi.fn(async () => Panel).mockRejectedValueOnce(new Error('offline'));
    const panel = createDeferred(load);
    const lost = await new Promise<string>((resolve) => {
      render(<DeferredPart of={panel} own={{ name: 'first' }} onLost={() => resolve('lost')} />);
    });
    expect(lost).toBe('lost');
    cleanup();
    render(<DeferredPart of={panel} own={{ name: 'second' }} onLost={nothing} />);
    expect(await screen.findByText('second')).toBeTruthy();
  });
});
