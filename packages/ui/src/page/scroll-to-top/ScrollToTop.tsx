'use client';

import { forwardRef, type RefObject, useEffect, useState } from 'react';
import { IconButton, type IconButtonProps } from '../../controls/button/IconButton';
import { ArrowUpIcon, Icon } from '../../icon';
import { useMessages } from '../../messages/MessagesProvider';
import { scrollToTopEn } from './messages';
import { ScrollRoot } from './scrollToTop.styles';

/** Pixels scrolled before the button shows. @source spec §9 */
const THRESHOLD = 200;

/** Props of `ScrollToTop`. */
export interface ScrollToTopProps extends Omit<IconButtonProps, 'label' | 'children' | 'onClick'> {
  /** What scrolls; the window when absent. */
  readonly target?: RefObject<HTMLElement | null>;
  /** Pixels. Default 200. */
  readonly threshold?: number;
}

/** A button in the corner that goes back to the top, once there is a way back. @source spec §9 */
export const ScrollToTop = forwardRef<HTMLButtonElement, ScrollToTopProps>(function ScrollToTop(
  { target, threshold = THRESHOLD, ...rest },
  ref,
) {
  const message = useMessages(scrollToTopEn);
  const [shown, show] = useState(false);
  useEffect(() => {
    const scrolls = target?.current ?? window;
    const update = () => show((target?.current?.scrollTop ?? window.scrollY) > threshold);
    update();
    scrolls.addEventListener('scroll', update, { passive: true });
    return () => scrolls.removeEventListener('scroll', update);
  }, [target, threshold]);
  const rise = () => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    (target?.current ?? window).scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
  };
  return (
    <ScrollRoot data-shown={shown ? '' : undefined}>
      <IconButton ref={ref} label={message('scrollToTop.label')} variant="secondary" {...rest} onClick={rise}>
        <Icon of={ArrowUpIcon} />
      </IconButton>
    </ScrollRoot>
  );
});
