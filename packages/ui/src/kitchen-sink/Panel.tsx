import type { ReactNode } from 'react';
import { Box, Heading, Inline, Stack, Text } from '../layout';

interface PanelProps {
  readonly title: string;
  readonly help?: ReactNode;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A titled card of a screen of the kitchen sink. */
export function Panel({ title, help, action, children }: PanelProps) {
  return (
    <Box as="section" surface="base" border radius="card" padding={5} style={{ minInlineSize: 0 }}>
      <Stack gap={4}>
        <Inline justify="between" align="start" gap={3}>
          <Stack gap={0.5}>
            <Heading level={2}>{title}</Heading>
            {help && (
              <Text color="muted" variant="caption">
                {help}
              </Text>
            )}
          </Stack>
          {action}
        </Inline>
        {children}
      </Stack>
    </Box>
  );
}
