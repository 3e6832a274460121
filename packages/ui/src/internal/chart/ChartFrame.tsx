'use client';

import { type CSSProperties, forwardRef, type HTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { Skeleton } from '../../feedback/skeleton';
import { useMessages } from '../../messages/MessagesProvider';
import { VisuallyHidden } from '../../page/layout';
import { ChartNotice, ChartPlot, ChartRoot } from './chart.styles';
import { chartEn } from './messages';
import type { Inspection } from './useInspection';

/** What every chart takes. */
export interface ChartFrameProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** What the chart shows, in one sentence: its name for a screen reader. */
  readonly label: string;
  /** Height of the drawing in pixels. */
  readonly height?: number;
  /** Shows a placeholder of the same height. */
  readonly loading?: boolean;
  /** What stands there when there is nothing to draw. */
  readonly empty?: ReactNode;
}

interface FrameParts extends ChartFrameProps {
  readonly height: number;
  readonly nothing: boolean;
  readonly plot: Ref<HTMLDivElement>;
  readonly inspection: Inspection;
  /** What is being read, in words. */
  readonly announcement: string;
  readonly drawing: ReactNode;
  readonly legend?: ReactNode;
  /** The drawing is as tall as what it holds. */
  readonly free?: boolean;
  readonly table: ReactNode;
}

/** The figure around a drawing: its name, the table behind it, the keyboard, and what is there instead of it. */
export const ChartFrame = forwardRef<HTMLElement, FrameParts>(function ChartFrame(props, ref) {
  const {
    label,
    height,
    loading,
    empty,
    nothing,
    plot,
    inspection,
    announcement,
    drawing,
    legend,
    table,
    free,
    ...rest
  } = props;
  const message = useMessages(chartEn);
  const hintId = useId();
  const style: CSSProperties = { '--cr-chart-height': `${height}px`, ...rest.style };
  if (loading || nothing)
    return (
      <ChartRoot ref={ref} aria-label={label} aria-busy={loading || undefined} {...rest} style={style}>
        {loading ? (
          <Skeleton shape="block" height={height} />
        ) : (
          <ChartNotice>{empty ?? message('chart.empty')}</ChartNotice>
        )}
        {loading && <VisuallyHidden>{message('chart.loading')}</VisuallyHidden>}
      </ChartRoot>
    );
  return (
    <ChartRoot ref={ref} {...rest} style={style}>
      {legend}
      <ChartPlot
        ref={plot}
        role="img"
        tabIndex={0}
        data-free={free ? '' : undefined}
        aria-label={label}
        aria-describedby={hintId}
        {...inspection.listeners}
      >
        {drawing}
      </ChartPlot>
      <VisuallyHidden id={hintId}>{message('chart.hint')}</VisuallyHidden>
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
      <VisuallyHidden>{table}</VisuallyHidden>
    </ChartRoot>
  );
});
