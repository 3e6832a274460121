import { screen } from '@testing-library/react';

import { userEvent } from 'storybook/test';
import { expect, it, vi } from 'vitest';
import { renderWidget } from '../../testing/renderWidget';
import { scriptedGateway } from '../../testing/scriptedGateway';
import { TextEditor } from './TextEditor';

it('takes the whole text without blanks around it, and no text as no condition', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  renderWidget(
    <TextEditor label="Module name" value="Cards" onChange={onChange} />,
    scriptedGateway(() => undefined),
  );
  const box = screen.getByRole('textbox', { name: 'Module name' });
  await user.type(box, ' and more {Enter}');
  expect(onChange).toHaveBeenLastCalledWith('Cards and more');
  await user.clear(box);
  await user.click(screen.getByRole('button'));
  expect(onChange).toHaveBeenLastCalledWith(undefined);
});
