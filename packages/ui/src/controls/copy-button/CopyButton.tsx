'use client';

import { forwardRef } from 'react';
import { CheckIcon, CloseIcon, CopyIcon, Icon } from '../../icon';
import { useMessages } from '../../messages/MessagesProvider';
import { VisuallyHidden } from '../../page/layout/VisuallyHidden';
import { IconButton, type IconButtonProps } from '../button/IconButton';
import { copyButtonEn } from './messages';
import { useCopy } from './useCopy';

/** Props of `CopyButton`. */
export interface CopyButtonProps extends Omit<IconButtonProps, 'label' | 'children' | 'value' | 'onClick'> {
  /** Text that goes to the clipboard. */
  readonly value: string;
  /** What is copied, for the name of the button, such as "request id". */
  readonly name?: string;
  readonly onResult?: (succeeded: boolean) => void;
}

const ICON = { idle: CopyIcon, succeeded: CheckIcon, failed: CloseIcon };

/** Copies a text and says whether it worked, in a sign and to a screen reader. */
export const CopyButton = forwardRef<HTMLButtonElement, CopyButtonProps>(function CopyButton(
  { value, name, onResult, size = 'sm', ...rest },
  ref,
) {
  const message = useMessages(copyButtonEn);
  const [state, copy] = useCopy(onResult);
  const label = name === undefined ? message('copyButton.copy') : message('copyButton.copyOf', { name });
  const said = state === 'idle' ? '' : message(`copyButton.${state}`);
  return (
    <>
      <IconButton
        ref={ref}
        label={label}
        size={size}
        title={said || label}
        data-state={state}
        {...rest}
        onClick={() => void copy(value)}
      >
        <Icon of={ICON[state]} size="sm" />
      </IconButton>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
});
