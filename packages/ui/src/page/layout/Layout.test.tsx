// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { renderThemed } from '../../testing/renderThemed';
import { Box } from './Box';
import { Grid } from './Grid';
import { Heading } from './Heading';
import { Inline } from './Inline';
import * as stories from './Layout.stories';
import { Stack } from './Stack';
import { Text } from './Text';
import { VisuallyHidden } from './VisuallyHidden';

const { Type, Columns } = composeStories(stories);

afterEach(cleanup);

describe('Box', () => {
  describeConformance(Box, { props: { padding: 4, children: 'A card' }, ref: HTMLDivElement });

  it('is the element asked for', () => {
    renderThemed(<Box as="section" aria-label="Orders" />);
    expect(screen.getByRole('region', { name: 'Orders' }).tagName).toBe('SECTION');
  });
});

describe('Stack', () => describeConformance(Stack, { props: { children: 'a' }, ref: HTMLDivElement }));
describe('Inline', () => describeConformance(Inline, { props: { children: 'a' }, ref: HTMLDivElement }));
describe('VisuallyHidden', () =>
  describeConformance(VisuallyHidden, { props: { children: 'a' }, ref: HTMLSpanElement }));

describe('Grid', () => {
  describeConformance(Grid, { props: { columns: 2, children: 'a' }, ref: HTMLDivElement });

  it('keeps the columns of the breakpoint below where one is not given', () => {
    const { container } = renderThemed(<Columns />);
    const style = container.querySelector('[style*="--cr-columns-base"]')?.getAttribute('style') ?? '';
    expect(
      ['base', 'sm', 'md', 'lg'].map((name) => /: (\d)/.exec(style.slice(style.indexOf(`columns-${name}`)))?.[1]),
    ).toEqual(['1', '2', '4', '4']);
  });
});

describe('Text', () => {
  describeConformance(Text, { props: { children: 'a' }, ref: HTMLSpanElement });
});

describe('Heading', () => {
  describeConformance(Heading, { props: { level: 2, children: 'Orders' }, ref: HTMLHeadingElement });

  it('keeps its level in the outline', () => {
    renderThemed(<Type />);
    expect(screen.getByRole('heading', { level: 1, name: 'Payment orders' })).toBeTruthy();
  });
});
