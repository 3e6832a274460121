import { describe, expect, it } from 'vitest';
import { refusedRights } from './refusedRights';

describe('rights that are refused', () => {
  it('are none where everything is allowed', () => {
    expect(refusedRights([{ action: 'manage', subject: 'all' }])).toEqual([]);
  });

  it('are those that no rule gives, or a later one takes back', () => {
    const refused = refusedRights([
      { action: 'read', subject: 'all' },
      { action: 'manage', subject: 'card' },
      { action: 'manage', subject: 'user', inverted: true },
    ]);
    expect(refused).toContainEqual({ action: 'create', subject: 'merchant' });
    expect(refused).toContainEqual({ action: 'read', subject: 'user' });
    expect(refused.filter(({ subject }) => subject === 'card')).toEqual([]);
  });
});
