// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { renderThemed } from '../../testing/renderThemed';
import { Avatar } from './Avatar';
import * as stories from './Avatar.stories';
import { initials, toneOf } from './initials';

const { Picture } = composeStories(stories);

afterEach(cleanup);

describe('Avatar', () => {
  describeConformance(Avatar, { props: { name: 'Inés Valdivia' }, ref: HTMLSpanElement });

  it('falls back to initials when the picture does not load', () => {
    renderThemed(<Picture />);
    const avatar = screen.getByRole('img', { name: 'Inés Valdivia' });
    const picture = avatar.querySelector('img');
    if (picture) fireEvent.error(picture);
    expect(avatar.querySelector('img')).toBeNull();
    expect(avatar.dataset.initials).toBe('IV');
  });

  it.each([
    ['Inés Valdivia', 'IV'],
    ['  tomás q. reyes ', 'TR'],
    ['王小明', '王'],
    ['', ''],
  ])('shortens "%s" to "%s"', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });

  it('keeps the tint of a name', () => {
    expect(toneOf('Omar Haddad')).toBe(toneOf('Omar Haddad'));
    expect(new Set(['a', 'b', 'c', 'd', 'e', 'f'].map(toneOf)).size).toBe(6);
  });
});
