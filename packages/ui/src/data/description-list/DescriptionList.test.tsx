// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { renderThemed } from '../../testing/renderThemed';
import { DescriptionItem } from './DescriptionItem';
import { DescriptionList } from './DescriptionList';
import * as stories from './DescriptionList.stories';

const { Default } = composeStories(stories);

afterEach(cleanup);

describe('DescriptionList', () => {
  describeConformance(DescriptionList, {
    props: { children: <DescriptionItem label="Payee">Marisol</DescriptionItem> },
    ref: HTMLDListElement,
  });

  it('pairs labels with values, with a dash for what is absent', () => {
    renderThemed(<Default />);
    const pairs = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(pairs).toEqual([
      ['Transfer id', 'TR-100042'],
      ['Status', 'Paid'],
      ['Payee', 'Marisol Traders S.A. de C.V.'],
      ['Reference', '–'],
    ]);
  });

  it('keeps the direction of a text, so that its full stop and figures stay where they are', () => {
    renderThemed(<Default />);
    expect(screen.getByText('Marisol Traders S.A. de C.V.').localName).toBe('bdi');
  });

  it('copies an id under its own name', () => {
    renderThemed(<Default />);
    expect(screen.getByRole('button', { name: 'Copy Transfer id' })).toBeTruthy();
  });
});
