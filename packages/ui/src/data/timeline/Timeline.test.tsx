// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { renderThemed } from '../../testing/renderThemed';
import { Timeline } from './Timeline';
import * as stories from './Timeline.stories';
import { TimelineItem } from './TimelineItem';

const { Default } = composeStories(stories);

afterEach(cleanup);

describe('Timeline', () => {
  describeConformance(Timeline, {
    props: { label: 'History', children: <TimelineItem title="Created" /> },
    ref: HTMLOListElement,
  });

  it('tells what happened in order, with time and actor', () => {
    renderThemed(<Default />);
    expect(screen.getByRole('list', { name: 'History of the transfer' })).toBeTruthy();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Created8 Jan, 09:30Ines Moreau',
      'Approved8 Jan, 10:02Tomasz LisSecond approval of two.',
      'Sent to the bank8 Jan, 10:05',
      'PaidExpected 9 Jan',
    ]);
  });
});
