import { createElement } from 'react';

/** What an icon is drawn with: elements of an SVG of 24 × 24, and their attributes. */
export interface Lines {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

/** Draws the lines of an icon. */
export const Drawing = ({ node, strokeWidth }: Lines & { readonly strokeWidth: number }) => (
  <svg
    width="24"
    height="24"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={strokeWidth}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {node.map(([tag, attributes]) => createElement(tag, attributes))}
  </svg>
);
