import { composeStories } from '@storybook/react-vite';
import { describe, expect, it, vi } from 'vitest';
import { axeFindings } from '../../testing/axeFindings';
import * as stories from './RoleDetail.stories';

const { Default, Empty, Failed, Unauthorized, ComparedInPart, PrivilegesFailed } = composeStories(stories);

vi.setConfig({ testTimeout: 120_000 });

describe('RoleDetail', () => {
  it('says what a role allows, and through what', async () => {
    await Default.run();
    expect(await axeFindings()).toEqual([]);
  });

  it('says what stops it', async () => {
    for (const story of [Empty, Failed, Unauthorized]) await story.run();
  });

  it('tells a right in part from one in full', async () => {
    await ComparedInPart.run();
    expect(await axeFindings()).toEqual([]);
  });

  it('compares nothing that could not be read', () => PrivilegesFailed.run());
});
