import { Grid, Heading, Stack, Text } from '@corridor/ui';
import { type ReactNode, useId } from 'react';

/** Props of `FormPart`. */
export interface FormPartProps {
  readonly title: string;
  /** A short sentence that helps to fill it in. */
  readonly help?: string | undefined;
  readonly children: ReactNode;
}

/** A titled part of a form: two fields beside each other where there is room. */
export function FormPart({ title, help, children }: FormPartProps) {
  const id = useId();
  return (
    <Stack as="section" gap={4} aria-labelledby={id}>
      <Stack gap={1}>
        <Heading level={3} id={id}>
          {title}
        </Heading>
        {help && (
          <Text variant="caption" color="muted">
            {help}
          </Text>
        )}
      </Stack>
      <Grid columns={{ base: 1, sm: 2 }} gap={4}>
        {children}
      </Grid>
    </Stack>
  );
}
