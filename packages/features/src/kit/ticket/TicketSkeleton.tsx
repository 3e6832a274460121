import { Box, Skeleton, Stack } from '@corridor/ui';
import { TicketColumns } from './ticket.styles';

/** The shape of a ticket that is on its way. */
export function TicketSkeleton() {
  return (
    <TicketColumns aria-busy="true">
      <Box border radius="card" surface="base" padding={5}>
        <Stack gap={6}>
          <Skeleton shape="block" height={64} />
          <Skeleton shape="block" height={84} />
          <Skeleton shape="block" height={84} />
        </Stack>
      </Box>
      <Box border radius="card" surface="base" padding={5}>
        <Stack gap={4}>
          <Skeleton width="40%" />
          <Skeleton />
          <Skeleton />
          <Skeleton />
          <Skeleton shape="block" height={40} />
        </Stack>
      </Box>
    </TicketColumns>
  );
}
