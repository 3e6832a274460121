// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { renderThemed } from '../../testing/renderThemed';
import { Breadcrumbs } from './Breadcrumbs';
import * as stories from './Breadcrumbs.stories';

const { Default, Folded } = composeStories(stories);
afterEach(cleanup);

const words = () => screen.getAllByRole('listitem').map((item) => item.textContent);

describe('Breadcrumbs', () => {
  describeConformance(Breadcrumbs, {
    props: { items: [{ label: 'Cards', href: '#' }, { label: '4242' }] },
    ref: HTMLElement,
  });

  it('leads to every level but the one on screen', () => {
    renderThemed(<Default />);
    expect(screen.getByRole('navigation', { name: 'Breadcrumbs' })).toBeTruthy();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#merchants', '#northwind']);
    expect(screen.getByText('Card •• 4242').getAttribute('aria-current')).toBe('page');
  });

  it('folds the middle until it is asked for', async () => {
    renderThemed(<Folded />);
    expect(words()).toEqual(['Collection', '…', 'Invoice 2024-118', 'Links']);
    await userEvent.click(screen.getByRole('button', { name: 'Show full path' }));
    expect(words()).toHaveLength(6);
  });
});
