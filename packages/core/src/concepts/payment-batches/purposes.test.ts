import { describe, expect, it } from 'vitest';
import { purposeOf } from './purposes';

describe('a purpose', () => {
  it.each([
    ['familySupport', 'familySupport'],
    ['Family support', 'familySupport'],
    ['Soutien familial', 'familySupport'],
    ['家庭赡养', 'familySupport'],
    ['etudes', 'education'],
    [' ', ''],
    ['fun', null],
  ])('%s is %s', (text, purpose) => expect(purposeOf(text)).toBe(purpose));
});
