// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { renderThemed } from '../../testing/renderThemed';
import { DEFAULT_THEME_SETTINGS } from './settings';
import { ThemeCustomizer } from './ThemeCustomizer';
import * as stories from './ThemeCustomizer.stories';

const { Default, Changed, Some, Gallery } = composeStories(stories);
afterEach(cleanup);

describe('ThemeCustomizer', () => {
  describeConformance(ThemeCustomizer, {
    props: { value: DEFAULT_THEME_SETTINGS, onChange: () => undefined },
    ref: HTMLDivElement,
  });

  it('moves within a setting by arrows and hands on all settings', async () => {
    const user = userEvent.setup();
    const change = vi.fn();
    renderThemed(<Default onChange={change} />);
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    await user.keyboard('{ArrowRight}');
    expect(change.mock.calls.map(([settings]) => settings.scheme)).toEqual(['dark', 'system']);
    expect(change.mock.lastCall).toEqual([{ ...DEFAULT_THEME_SETTINGS, scheme: 'system' }]);
  });

  it('has words for every choice of every setting', () => {
    renderThemed(<Default />);
    const groups = screen.getAllByRole('group');
    expect(groups).toHaveLength(6);
    const words = groups.flatMap((group) => within(group).getAllByRole('radio')).map((radio) => radio.closest('label'));
    expect(new Set(words.map((label) => label?.textContent)).size).toBe(13);
    expect(words.every((label) => label?.textContent)).toBe(true);
  });

  it('goes back to the defaults of what it offers', async () => {
    const change = vi.fn();
    renderThemed(<Changed onChange={change} />);
    await userEvent.click(screen.getByRole('button', { name: 'Reset all' }));
    expect(change.mock.calls).toEqual([[DEFAULT_THEME_SETTINGS]]);
    cleanup();
    renderThemed(<Some />);
    expect(screen.getAllByRole('group')).toHaveLength(2);
    expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(true);
  });

  it('turns the page round at once', async () => {
    renderThemed(<Gallery />);
    await userEvent.click(screen.getByRole('radio', { name: 'Right to left' }));
    expect(screen.getByRole('main').closest('[dir]')?.getAttribute('dir')).toBe('rtl');
  });
});
