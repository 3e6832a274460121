import { composeStories } from '@storybook/react-vite';
import { describe, it, vi } from 'vitest';
import { describeWidget } from '../../testing/describeWidget';
import { authorizationList } from './authorizationList';
import { CardAuthorizationTable } from './CardAuthorizationTable';
import * as stories from './CardAuthorizationTable.stories';

vi.setConfig({ testTimeout: 120_000 });

const composed = composeStories(stories);

describeWidget('CardAuthorizationTable', {
  widget: CardAuthorizationTable,
  list: authorizationList,
  stories: composed,
  pinned: { filter: { status: ['declined'] }, chip: /Status.*Declined/ },
  column: { field: 'authorizationCode', header: 'Code' },
});

describe('CardAuthorizationTable', () => {
  it('explains what is held', () => composed.Held.run());

  it('explains why a payment was declined', () => composed.Declined.run());
});
