import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWidget } from '../../testing/renderWidget';
import { sampleMember, samplePermission, sampleRole } from '../../testing/sampleRights';
import { refusal, type Script, scriptedGateway } from '../../testing/scriptedGateway';
import { UserRights } from './UserRights';

const show = (script: Script) =>
  renderWidget(<UserRights record={sampleMember} level={2} options={{}} />, scriptedGateway(script));

describe('UserRights', () => {
  it('shows what a user may do, and through which role', async () => {
    show(({ path }) => (path === 'permission/list' ? [samplePermission] : sampleRole));
    expect(await screen.findByText('through administrator (the role itself)')).toBeTruthy();
  });

  it('says so to whom roles are closed', async () => {
    show(({ path }) => (path === 'permission/list' ? [samplePermission] : refusal(403, 'Forbidden')));
    expect((await screen.findByRole('alert')).textContent).toContain('You don’t have permission');
  });
});
