import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { axeFindings } from '../../testing/axeFindings';
import * as stories from './MaterialMatching.stories';

vi.setConfig({ testTimeout: 120_000 });

const { Above, Chosen, Empty, Failed, Outdated, ReadOnly, Rejected } = composeStories(stories);

describe('MaterialMatching', () => {
  it('is worked by keyboard, and fills in what both sides leave', async () => {
    await Chosen.run();
    expect(screen.getByText('Close date').closest('[title]')?.getAttribute('title')).toMatch(/within 14 days/);
    expect(await axeFindings()).toEqual([]);
  });
  it('says what is wrong as it is typed', () => Above.run());
  it('explains that somebody was faster', () => Outdated.run());
  it('says why a collection was rejected, and links it anew', () => Rejected.run());
  it('shows a reader everything and links nothing', () => ReadOnly.run());
  it('says that every collection is covered', () => Empty.run());
  it('offers a second try where the gateway failed', () => Failed.run());
});
