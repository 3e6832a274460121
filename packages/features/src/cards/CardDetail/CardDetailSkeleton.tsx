import { Inline, Skeleton, Stack } from '@corridor/ui';

const LINES = [0, 1, 2, 3, 4, 5, 6, 7];

/** The details of a card while they are on their way, in their own shape. */
export function CardDetailSkeleton() {
  return (
    <Stack gap={4} aria-busy="true">
      <Skeleton width={96} />
      {LINES.map((line) => (
        <Inline key={line} gap={4} wrap={false}>
          <Skeleton width="32%" />
          <Skeleton width={`${30 + ((line * 17) % 30)}%`} />
        </Inline>
      ))}
      <Skeleton width={72} />
      <Skeleton shape="block" height={6} />
      <Skeleton shape="block" height={6} />
      <Skeleton shape="block" height={6} />
    </Stack>
  );
}
