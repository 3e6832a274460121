import { composeStories } from '@storybook/react-vite';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { describeWidget } from '../../testing/describeWidget';
import { ShopTable } from './ShopTable';
import * as stories from './ShopTable.stories';
import { shopList } from './shopList';

const composed = composeStories(stories);

describeWidget('ShopTable', {
  widget: ShopTable,
  list: shopList,
  stories: composed,
  pinned: { filter: { status: [1] }, chip: /Status.*Enabled/ },
  column: { field: 'businessType', header: 'Business type' },
});

describe('ShopTable', () => {
  it('says what others changed until it is shown', async () => {
    await composed.ChangedElsewhere.run();
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(screen.queryByText('3 changed')).toBeNull());
    expect(document.activeElement?.closest('table')).not.toBeNull();
  });
});
