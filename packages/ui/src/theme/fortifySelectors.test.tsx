// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { keyframes, styled } from 'styled-components';
import { afterEach, describe, expect, it } from 'vitest';
import { Button } from '../controls/button';
import { ThemeProvider } from './ThemeProvider';

const turn = keyframes`12.5% { opacity: 0.5; } to { opacity: 1; }`;
const Outer = styled.div.withConfig({ componentId: 'cr-Outer' })``;
const Inner = styled.b.withConfig({ componentId: 'cr-Inner' })`
  color: rgb(1, 2, 3);
  animation: ${turn} 1s;
  & + & { margin: 0; }
  ${Outer}:hover & { color: rgb(4, 5, 6); }
  @media print { & > .cr-part, &::after { color: rgb(7, 8, 9); } }
`;

const sheetsOf = (root: Document | ShadowRoot) =>
  [...root.querySelectorAll('style')].map((style) => [...(style.sheet?.cssRules ?? [])]);

function* selectorsOf(rules: readonly CSSRule[]): Generator<string> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) yield rule.selectorText;
    if (rule instanceof CSSMediaRule) yield* selectorsOf([...rule.cssRules]);
  }
}

function ownRoot() {
  const host = document.createElement('div');
  document.body.append(host);
  const styleRoot = host.attachShadow({ mode: 'open' });
  const container = document.createElement('div');
  styleRoot.append(container);
  return { styleRoot, container };
}

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

describe('rules of ours', () => {
  it('weigh as much as two ids, so that a page that is greedy with ids and classes does not reach us', () => {
    const greedy = document.createElement('style');
    greedy.textContent = '#page .card .row b { color: red }';
    document.head.append(greedy);
    render(
      <div id="page">
        <div className="card row">
          <ThemeProvider>
            <Outer>
              <Inner>ours</Inner>
            </Outer>
          </ThemeProvider>
        </div>
      </div>,
    );
    expect(getComputedStyle(screen.getByText('ours')).color).toBe('rgb(1, 2, 3)');
    greedy.remove();
  });

  it('touch nothing that has no class of ours', () => {
    // A root of its own has these rules only, whatever else this page has shown.
    const { styleRoot, container } = ownRoot();
    render(
      <ThemeProvider styleRoot={styleRoot} portalRoot={container}>
        <Button>Save</Button>
        <Outer>
          <Inner>ours</Inner>
        </Outer>
      </ThemeProvider>,
      { container },
    );
    const selectors = [...selectorsOf(sheetsOf(styleRoot).flat())];
    expect(selectors.length).toBeGreaterThan(10);
    expect(selectors.filter((selector) => !/\.[\w-]+:not\(#cr-0\)/.test(selector))).toEqual([]);
  });

  it('go into the shadow root that they are for, with the nonce', () => {
    const { styleRoot, container } = ownRoot();
    const before = sheetsOf(document).flat().length;
    render(
      <ThemeProvider styleRoot={styleRoot} portalRoot={container} nonce="n0nce">
        <Inner>ours</Inner>
      </ThemeProvider>,
      { container },
    );
    expect([...styleRoot.querySelectorAll('style')].map(({ nonce }) => nonce)).toContain('n0nce');
    expect(sheetsOf(styleRoot).flat().length).toBeGreaterThan(0);
    expect(sheetsOf(document).flat()).toHaveLength(before);
  });
});
