// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePortalRoot, useTheme } from './context';
import { ThemeProvider } from './ThemeProvider';

function Probe() {
  const { scheme, dir, density } = useTheme();
  const portal = usePortalRoot();
  return (
    <>
      <p>{`${scheme} ${dir} ${density}`}</p>
      {portal && createPortal(<i data-testid="layer" />, portal)}
    </>
  );
}

const rootOf = (element: Element) => element.closest('[data-scheme]');

beforeEach(() => {
  document.body.replaceChildren();
});
afterEach(cleanup);

describe('ThemeProvider', () => {
  it('gives a nested provider what that one leaves out', () => {
    render(
      <ThemeProvider scheme="dark" dir="rtl">
        <ThemeProvider density="compact">
          <Probe />
        </ThemeProvider>
      </ThemeProvider>,
    );
    expect(screen.getByText('dark rtl compact')).toBeTruthy();
  });

  it('portals layers into an element with the same scheme, direction and overrides', () => {
    render(
      <ThemeProvider scheme="dark" dir="rtl" overrides={{ radius: 12 }}>
        <Probe />
      </ThemeProvider>,
    );
    const portal = rootOf(screen.getByTestId('layer'));
    expect(portal?.hasAttribute('data-portal')).toBe(true);
    expect(portal?.getAttribute('dir')).toBe('rtl');
    expect(portal?.getAttribute('data-scheme')).toBe('dark');
    expect(portal?.getAttribute('style')).toContain('--cr-radius-control: 12px');
  });

  it('takes its portal element away with it', () => {
    const { unmount } = render(<ThemeProvider>here</ThemeProvider>);
    expect(document.querySelectorAll('[data-portal]')).toHaveLength(1);
    unmount();
    expect(document.querySelectorAll('[data-portal]')).toHaveLength(0);
  });

  it('renders light on a server and leaves system to the stylesheet', () => {
    const markup = renderToString(
      <ThemeProvider scheme="system">
        <Probe />
      </ThemeProvider>,
    );
    expect(markup).toContain('data-scheme="system"');
    expect(markup).toContain('light ltr comfortable');
  });

  it('warns once of a partner colour that cannot be read, with the pair and the ratio', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const overrides = { textMuted: '#B0B0B0' };
    render(<ThemeProvider overrides={overrides} />);
    render(<ThemeProvider overrides={overrides} />);
    const about = warn.mock.calls.filter(([sentence]) =>
      String(sentence).includes('"textMuted" (#B0B0B0) on "surface" (#FFFFFF)'),
    );
    expect(about).toHaveLength(1);
    expect(about[0]?.[0]).toContain('2.17:1');
    warn.mockRestore();
  });
});
