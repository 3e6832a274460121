import { Grid, Skeleton, Stack } from '@corridor/ui';

/** Height of the charts, which their place has from the beginning. */
export const CHART_HEIGHT = 176;

/** The shape of a label with its figure and change. */
export function StatSkeleton() {
  return (
    <Stack gap={1}>
      <Skeleton width="55%" />
      <Skeleton shape="block" width="70%" height={36} />
      <Skeleton width="80%" />
    </Stack>
  );
}

/** The shape of two figures beside each other. */
export function StatsSkeleton() {
  return (
    <Grid columns={2}>
      <StatSkeleton />
      <StatSkeleton />
    </Grid>
  );
}

/** The shape of a chart. */
export function ChartSkeleton() {
  return <Skeleton shape="block" height={CHART_HEIGHT} />;
}

/** Lengths of lines, each another, as text has them. */
const WIDTHS = ['92%', '78%', '88%', '70%', '84%', '74%', '90%', '66%'];

/** The shape of up to eight lines under each other. */
export function RowsSkeleton({ count }: { readonly count: number }) {
  return (
    <Stack gap={3}>
      {WIDTHS.slice(0, count).map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </Stack>
  );
}
