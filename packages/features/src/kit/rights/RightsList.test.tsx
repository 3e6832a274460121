import type { AbilityRule } from '@corridor/core';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWidget } from '../../testing/renderWidget';
import { samplePermission } from '../../testing/sampleRights';
import { refusal, scriptedGateway } from '../../testing/scriptedGateway';
import { RightsList } from './RightsList';

const READ: AbilityRule = { action: ['read'], subject: 'card' };
const BLOCK: AbilityRule = { action: ['block'], subject: 'card' };
const cards = { ...samplePermission, moduleName: 'Cards' };
const PERMISSIONS = [
  { ...cards, id: 'desk', privilegeName: 'Card desk', rule: { ...READ, action: ['read', 'block'] } },
  { ...cards, id: 'see', privilegeName: 'View cards', rule: READ },
  { ...cards, id: 'block', privilegeName: 'Block cards', rule: BLOCK },
  { ...cards, id: 'topUp', privilegeName: 'Top up', rule: { ...READ, action: ['topUp'] } },
];
const desk = { name: 'desk', rules: [], permissionIds: ['desk'] };
const watch = { name: 'watch', rules: [{ ...READ, conditions: { currency: 'EUR' } }], permissionIds: [] };

const show = (element: Parameters<typeof renderWidget>[0]) =>
  renderWidget(
    element,
    scriptedGateway(({ path }) => (path === 'permission/list' ? PERMISSIONS : refusal(404, ''))),
  );
const lineOf = async (name: string) => (await screen.findByText(name)).parentElement?.textContent;

describe('RightsList', () => {
  it('names the privilege that a right comes from', async () => {
    show(<RightsList roles={[desk]} />);
    expect(await lineOf('Card desk')).toContain('through this privilege');
    expect(await lineOf('View cards')).toContain('through Card desk');
    expect(await lineOf('Top up')).not.toContain('through');
    expect(screen.getAllByRole('img', { name: 'Allowed' })).toHaveLength(3);
    expect(screen.getAllByRole('img', { name: 'No permission' })).toHaveLength(1);
  });

  it('says what is allowed in part, and that a rule of the role allows it', async () => {
    show(<RightsList roles={[watch]} />);
    expect(await lineOf('View cards')).toContain('Allowed in part · through the role itself');
    expect(screen.queryByRole('img', { name: 'Allowed' })).toBeNull();
  });

  it('names the roles of a user with it', async () => {
    show(<RightsList roles={[desk, { ...watch, rules: [READ] }]} byRole />);
    expect(await lineOf('View cards')).toContain('through desk (Card desk); watch (the role itself)');
    expect(await lineOf('Block cards')).toContain('through desk (Card desk)');
  });

  it('says so where privileges may not be read', async () => {
    renderWidget(
      <RightsList roles={[desk]} />,
      scriptedGateway(() => refusal(403, 'Forbidden')),
    );
    expect((await screen.findByRole('alert')).textContent).toContain('You don’t have permission');
  });
});
