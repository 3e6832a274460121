// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { MessagesProvider } from '../../messages/MessagesProvider';
import { describeConformance } from '../../testing/describeConformance';
import { renderThemed } from '../../testing/renderThemed';
import { DateTime } from './DateTime';
import * as stories from './DateTime.stories';

const { Absent, DateOnly, Default, OtherZone, WithUtc } = composeStories(stories);
const time = () => document.querySelector('time');
const text = () => time()?.textContent?.replace(/\s/g, ' ');

afterEach(cleanup);

describe('DateTime', () => {
  describeConformance(DateTime, { props: { value: '2024-07-08T09:30:15Z' }, ref: HTMLElement });

  it('shows the clock of the zone and keeps the instant for machines', () => {
    renderThemed(<Default />);
    expect(text()).toBe('Jul 8, 2024, 11:30 AM');
    expect(time()?.getAttribute('datetime')).toBe('2024-07-08T09:30:15.000Z');
  });

  it('names the zone, summer time included, and the UTC instant on hover', () => {
    renderThemed(<Default />);
    expect(time()?.title).toBe('Central European Summer Time · 2024-07-08 09:30:15 UTC');
  });

  it('shows the UTC instant beside it on demand', () => {
    renderThemed(<WithUtc />);
    expect(text()).toContain('2024-07-08 09:30:15 UTC');
  });

  it('prefers its own zone', () => {
    renderThemed(<OtherZone />);
    expect(text()).toBe('Jul 8, 2024, 5:30 PM');
  });

  it('speaks the language of the page', () => {
    renderThemed(
      <MessagesProvider locale="fr">
        <DateOnly />
      </MessagesProvider>,
    );
    expect(text()).toBe('8 juil. 2024');
  });

  it('shows a dash for what is no instant', () => {
    renderThemed(<Absent />);
    expect(text()).toBe('–');
    cleanup();
    renderThemed(<DateTime value="soon" />);
    expect(text()).toBe('–');
  });
});
