import { cleanup } from '@testing-library/react';
import { type ComponentType, createRef, type RefAttributes } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ThemeProviderProps } from '../theme/ThemeProvider';
import { axeFindings } from './axe';
import { renderThemed } from './renderThemed';

/** What a primitive is held to. */
export interface ConformanceOptions<Props> {
  /** Props that make a valid, labelled instance. */
  readonly props: NoInfer<Props>;
  /** Class of the DOM node that the ref must hold. */
  readonly ref: new () => Element;
  /** Element that takes `className` and `style`, found from the ref's element; the same one by default. */
  readonly styled?: (element: Element) => Element | null;
}

const THEMES: readonly ThemeProviderProps[] = [
  { scheme: 'light' },
  { scheme: 'dark' },
  { scheme: 'system', dir: 'rtl' },
  { scheme: 'dark', density: 'compact' },
];

const MARKS = {
  className: 'mine',
  style: { marginBlockStart: 7 },
  'data-mark': 'kept',
  'aria-roledescription': 'kept',
};

/** The suite that every primitive passes: ref, className, style, data and aria attributes, every theme, StrictMode, axe. */
export function describeConformance<Props extends object>(
  Component: ComponentType<Props>,
  { props, ref: node, styled = (element) => element }: ConformanceOptions<Props>,
): void {
  const Part = markable(Component);
  const renderPart = (theme?: ThemeProviderProps) => {
    const ref = createRef<Element>();
    renderThemed(<Part {...props} {...MARKS} ref={ref} />, theme);
    if (!ref.current) throw new Error('The ref was not handed on.');
    return ref.current;
  };

  describe('conformance', () => {
    afterEach(cleanup);

    it('hands its ref to the element', () => {
      expect(renderPart()).toBeInstanceOf(node);
    });

    it('keeps className, style, data and aria attributes', () => {
      const element = renderPart();
      const root = styled(element);
      expect(root?.classList.contains('mine')).toBe(true);
      expect(root?.classList.length).toBeGreaterThanOrEqual(1);
      expect(root?.getAttribute('style')).toContain('margin-block-start: 7px');
      expect(element.getAttribute('data-mark')).toBe('kept');
      expect(element.getAttribute('aria-roledescription')).toBe('kept');
    });

    it.each(THEMES)('renders without a complaint in $scheme, $dir, $density', (theme) => {
      const error = vi.spyOn(console, 'error');
      const warn = vi.spyOn(console, 'warn');
      renderPart(theme);
      expect(error.mock.calls).toEqual([]);
      expect(warn.mock.calls).toEqual([]);
      vi.restoreAllMocks();
    });

    it('gives axe nothing to find', async () => {
      renderThemed(<Component {...props} />);
      expect(await axeFindings(document.body)).toEqual([]);
    });
  });
}

/** The component with the attributes that the suite sets. Guarantee: the suite is for parts that take those of any HTML element. */
const markable = <Props extends object>(Component: ComponentType<Props>) =>
  Component as unknown as ComponentType<Omit<Props, 'ref'> & typeof MARKS & RefAttributes<Element>>;
