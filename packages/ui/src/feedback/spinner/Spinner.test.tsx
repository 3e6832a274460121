// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { zh } from '../../messages';
import { MessagesProvider } from '../../messages/MessagesProvider';
import { describeConformance } from '../../testing/describeConformance';
import { renderThemed } from '../../testing/renderThemed';
import { Spinner } from './Spinner';
import * as stories from './Spinner.stories';

const { Default, Labelled } = composeStories(stories);

afterEach(cleanup);

describe('Spinner', () => {
  describeConformance(Spinner, { props: {}, ref: HTMLSpanElement });

  it('says what is awaited, in the language of the page', () => {
    renderThemed(
      <MessagesProvider messages={zh}>
        <Default />
        <Labelled />
      </MessagesProvider>,
    );
    expect(screen.getByRole('status', { name: '加载中' })).toBeTruthy();
    expect(screen.getByRole('status', { name: 'Loading rates' })).toBeTruthy();
  });
});
