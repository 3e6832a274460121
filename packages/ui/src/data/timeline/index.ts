export { Timeline, type TimelineProps } from './Timeline';
export { TimelineItem, type TimelineItemProps } from './TimelineItem';
