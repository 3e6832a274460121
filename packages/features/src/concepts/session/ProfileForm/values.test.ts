import type { SessionUser } from '@corridor/core';
import { describe, expect, it } from 'vitest';
import { profileProblems, toProfile, toTexts } from './values';

const user: SessionUser = {
  id: 'u',
  username: 'ada',
  name: 'Ada',
  email: 'ada@test.example',
  partnerId: 'p',
  partnerName: 'Test',
  roles: [],
  abilities: [],
  easyPassword: false,
  preferences: { timezone: 'Asia/Tokyo', density: 'compact', pageSize: 50, notifications: ['exports'] },
};

describe('the texts of a profile', () => {
  it('come back as they went', () => {
    expect(toProfile(toTexts(user))).toEqual({
      name: 'Ada',
      preferences: user.preferences,
    });
    const unset = { timezone: null, density: null, pageSize: null, notifications: null };
    expect(toProfile(toTexts({ ...user, preferences: unset })).preferences).toEqual(unset);
  });

  it('need a name that can be read', () => {
    const texts = toTexts(user);
    expect(profileProblems(texts)).toEqual([]);
    expect(profileProblems({ ...texts, name: ' ' })).toEqual([{ path: 'name', reason: 'profile.required' }]);
    expect(profileProblems({ ...texts, name: 'A\u200bda' })).toEqual([{ path: 'name', reason: 'profile.name.wrong' }]);
  });
});
