'use client';

import { forwardRef, type HTMLAttributes } from 'react';
import { useMessages } from '../../messages/MessagesProvider';
import { LoadingFill, LoadingRoot } from './loadingBar.styles';
import { loadingBarEn } from './messages';
import { useLoadingProgress } from './useLoadingProgress';

/** Props of `LoadingBar`. */
export interface LoadingBarProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  readonly loading: boolean;
}

/** A thin line along the top of the window while a page is on its way. @source spec §9 */
export const LoadingBar = forwardRef<HTMLDivElement, LoadingBarProps>(function LoadingBar(
  { loading, style, ...rest },
  ref,
) {
  const message = useMessages(loadingBarEn);
  const percent = useLoadingProgress(loading);
  const shown = percent !== null;
  return (
    <LoadingRoot
      ref={ref}
      role="progressbar"
      aria-label={message('loadingBar.loading')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent ?? 0}
      hidden={!shown}
      // What fades has nothing more to say.
      aria-hidden={percent === 100 || undefined}
      data-done={percent === 100 ? '' : undefined}
      {...rest}
      style={{ '--cr-done': (percent ?? 0) / 100, ...style }}
    >
      <LoadingFill />
    </LoadingRoot>
  );
});
