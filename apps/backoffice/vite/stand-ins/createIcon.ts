import { createElement, type SVGProps } from 'react';

/** A drawing as lucide writes it down: elements with their attributes. */
interface IconData {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

const STROKED = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** Makes an icon that draws itself and knows no sizes, contexts or classes: ours are styled by what is around them. */
function createIcon({ node }: IconData) {
  return function LucideIcon(props: SVGProps<SVGSVGElement>) {
    return createElement('svg', { ...STROKED, ...props }, ...node.map(([tag, own]) => createElement(tag, own)));
  };
}

// What the package's icons import.
export { createIcon as default };
