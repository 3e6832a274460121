import { composeStories } from '@storybook/react-vite';
import { describe, it, vi } from 'vitest';
import * as stories from './PaymentBatchUpload.stories';

vi.setConfig({ testTimeout: 120_000 });

const { Duplicates, GivenUp, LostAnswer, ReadOnly, WithoutHeadings } = composeStories(stories);

describe('PaymentBatchUpload', () => {
  it('pays a batch once whose answer was lost', () => LostAnswer.run());
  it('asks once about all payments that may be made twice', () => Duplicates.run());
  it('warns of a first payment that is taken for headings, and pays it', () => WithoutHeadings.run());
  it('gives up a batch that was stopped', () => GivenUp.run());
  it('offers a reader no batch to pay', () => ReadOnly.run());
});
