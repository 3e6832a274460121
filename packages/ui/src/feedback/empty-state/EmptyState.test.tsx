// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { renderThemed } from '../../testing/renderThemed';
import { EmptyState } from './EmptyState';
import * as stories from './EmptyState.stories';

const { Default } = composeStories(stories);

afterEach(cleanup);

describe('EmptyState', () => {
  describeConformance(EmptyState, { props: { title: 'Nothing yet' }, ref: HTMLDivElement });

  it('says what is missing and offers the way to it', () => {
    renderThemed(<Default />);
    expect(screen.getByText('No beneficiaries yet')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add beneficiary' })).toBeTruthy();
  });
});
