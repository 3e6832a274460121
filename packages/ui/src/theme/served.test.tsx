import { act, cleanup } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { Box } from '../page/layout/Box';
import { Stack } from '../page/layout/Stack';
import { ThemeProvider } from './ThemeProvider';

const page = (width: number) => (
  <ThemeProvider overrides={{ primary: '#0a5c36' }}>
    <Stack gap={2} style={{ visibility: 'hidden' }} />
    <Box style={{ inlineSize: width }} />
  </ThemeProvider>
);

let root: Root | undefined;
const container = document.createElement('div');

afterEach(() => {
  act(() => root?.unmount());
  container.remove();
  cleanup();
});

const partsOf = () => [...container.querySelectorAll<HTMLElement>('.cr-ThemeRoot > *')];
const looksOf = () =>
  partsOf().map((part) => {
    const { display, visibility, inlineSize } = getComputedStyle(part);
    return { display, visibility, inlineSize };
  });

describe('a style on a server', () => {
  it('is a class of its part alone until it changes, and then inline', async () => {
    container.innerHTML = renderToString(page(120));
    document.body.append(container);
    expect(container.innerHTML).not.toContain('style=');
    const served = looksOf();
    expect(served).toMatchObject([
      { display: 'flex', visibility: 'hidden' },
      { display: 'block', visibility: 'visible', inlineSize: '120px' },
    ]);
    root = await act(() => hydrateRoot(container, page(120)));
    expect(container.querySelector('[style]')).toBeNull();
    expect(looksOf()).toEqual(served);
    await act(() => root?.render(page(240)));
    expect(partsOf().map(({ style }) => style.inlineSize)).toEqual(['', '240px']);
    await act(() => root?.render(page(120)));
    expect(looksOf()).toEqual(served);
  });
});
