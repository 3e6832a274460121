import { describe, expect, it } from 'vitest';
import { chooseBaselines } from './baselines';

const available = ['linux-149.0.1.2', 'linux-156.0.8078.79', 'darwin-155.0.1.1'];

describe('chooseBaselines', () => {
  it('takes the very same browser to the last pixel', () => {
    expect(chooseBaselines(available, 'linux', '149.0.1.2')).toEqual({ folder: 'linux-149.0.1.2', exact: true });
  });

  it('takes the nearest version of the same platform with a tolerance', () => {
    expect(chooseBaselines(available, 'linux', '155.0.1.1')).toEqual({ folder: 'linux-156.0.8078.79', exact: false });
    expect(chooseBaselines(available, 'linux', '150.9.9.9')).toEqual({ folder: 'linux-149.0.1.2', exact: false });
  });

  it('takes another platform when its own has none', () => {
    expect(chooseBaselines(available, 'win32', '149.0.1.2')).toEqual({ folder: 'linux-149.0.1.2', exact: false });
  });

  it('names its own folder when there are no baselines yet', () => {
    expect(chooseBaselines([], 'linux', '156.0.8078.79')).toEqual({ folder: 'linux-156.0.8078.79', exact: true });
  });
});
