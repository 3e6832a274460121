'use client';

import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { Button } from '../../controls/button/Button';
import { CopyButton } from '../../controls/copy-button/CopyButton';
import { ErrorIcon, Icon } from '../../icon';
import { useMessages } from '../../messages/MessagesProvider';
import {
  ErrorActions,
  ErrorMeaning,
  ErrorReference,
  ErrorRoot,
  ErrorSign,
  ErrorTitle,
  ErrorWords,
} from './errorState.styles';
import { errorStateEn } from './messages';

/** Props of `ErrorState`. */
export interface ErrorStateProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** What happened. */
  readonly title: ReactNode;
  /** What it means: for the data, and for the money. */
  readonly description?: ReactNode;
  /** Offers to try again. */
  readonly onRetry?: () => void;
  /** The next step when it is another one. */
  readonly action?: ReactNode;
  /** Shown with a way to copy it, for the people who are asked for help. */
  readonly requestId?: string;
  /** `line` above data that is still there; `block` in its place. Default block. */
  readonly layout?: 'block' | 'line';
}

/** Says what went wrong, what it means and what to do, with the request id to copy. */
export const ErrorState = forwardRef<HTMLDivElement, ErrorStateProps>(function ErrorState(
  { title, description, onRetry, action, requestId, layout = 'block', ...rest },
  ref,
) {
  const message = useMessages(errorStateEn);
  return (
    <ErrorRoot ref={ref} role="alert" data-layout={layout} {...rest}>
      <ErrorSign aria-hidden="true">
        <Icon of={ErrorIcon} size={layout === 'block' ? 'lg' : 'md'} />
      </ErrorSign>
      <ErrorWords>
        <ErrorTitle>{title}</ErrorTitle>
        {description && <ErrorMeaning>{description}</ErrorMeaning>}
        {requestId && (
          <ErrorReference>
            {message('errorState.requestId')} <code>{requestId}</code>
            <CopyButton value={requestId} name={message('errorState.requestId')} />
          </ErrorReference>
        )}
      </ErrorWords>
      {(onRetry || action) && (
        <ErrorActions>
          {onRetry && (
            <Button size={layout === 'line' ? 'sm' : 'md'} onClick={onRetry}>
              {message('errorState.retry')}
            </Button>
          )}
          {action}
        </ErrorActions>
      )}
    </ErrorRoot>
  );
});
