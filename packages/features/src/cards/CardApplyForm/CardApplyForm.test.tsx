import { composeStories } from '@storybook/react-vite';
import { describe, it, vi } from 'vitest';
import * as limits from '../CardLimitsForm/CardLimitsForm.stories';
import * as stories from './CardApplyForm.stories';

const { Applied, Incomplete } = composeStories(stories);
const { AboveTheDefault, Lowered } = composeStories(limits);

vi.setConfig({ testTimeout: 300_000 });

describe('CardApplyForm', () => {
  it('asks for the merchant first', () => Incomplete.run());
  it('applies for a card on the gateway, step by step', () => Applied.run());
});

describe('CardLimitsForm', () => {
  it('refuses a limit above the default, by the rule of core', () => AboveTheDefault.run());
  it('lowers a limit on the gateway', () => Lowered.run());
});
