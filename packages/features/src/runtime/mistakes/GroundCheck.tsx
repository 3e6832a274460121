import { misconfigured } from '@corridor/core';
import { useTheme, weakTextOn } from '@corridor/ui';
import { type RefObject, useEffect } from 'react';
import { useRuntime } from '../Runtime';

/** Tells, in development, where our text can hardly be read on what the page paints behind a widget. */
export function GroundCheck({ ground }: { readonly ground: RefObject<HTMLElement | null> }) {
  const { reporter } = useRuntime();
  const theme = useTheme();
  useEffect(() => {
    const weak = ground.current && weakTextOn(ground.current, theme);
    if (weak) reporter.failed(misconfigured('surface', { params: { ...weak } }), { segment: 'widget', verb: 'render' });
  }, [ground, theme, reporter]);
  return null;
}
