// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { renderThemed } from '../../testing/renderThemed';
import { TextArea } from './TextArea';
import * as stories from './TextArea.stories';

const { Placeholder } = composeStories(stories);

afterEach(cleanup);

describe('TextArea', () => {
  describeConformance(TextArea, { props: { 'aria-label': 'Comments' }, ref: HTMLTextAreaElement });

  it('takes lines', async () => {
    renderThemed(<Placeholder />);
    const box = screen.getByRole<HTMLTextAreaElement>('textbox');
    await userEvent.type(box, 'one{Enter}two');
    expect(box.value).toBe('one\ntwo');
  });
});
