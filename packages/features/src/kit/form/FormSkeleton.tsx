import { Grid, Skeleton, Stack } from '@corridor/ui';

const FIELDS = [0, 1, 2, 3, 4, 5];

/** The form while the record that fills it is on its way, in its own shape. */
export function FormSkeleton() {
  return (
    <Stack gap={5} aria-busy="true">
      <Skeleton width={120} />
      <Grid columns={{ base: 1, sm: 2 }} gap={4}>
        {FIELDS.map((field) => (
          <Stack key={field} gap={2}>
            <Skeleton width={96} />
            <Skeleton shape="block" height={36} />
          </Stack>
        ))}
      </Grid>
    </Stack>
  );
}
