import { Grid, Heading, Stack, Text } from '@corridor/ui';
import { type ReactNode, useId } from 'react';
import { useFormFrame } from './FormFrame';

/** Props of `FormSection`. */
export interface FormSectionProps {
  readonly title?: string | undefined;
  /** A short sentence that helps to fill it in. */
  readonly help?: string | undefined;
  readonly children: ReactNode;
}

/** A part of a form under its title: two fields beside each other where there is space. */
export function FormSection({ title, help, children }: FormSectionProps) {
  const id = useId();
  const { level } = useFormFrame();
  const fields = (
    <Grid columns={{ base: 1, sm: 2 }} gap={4}>
      {children}
    </Grid>
  );
  if (title === undefined) return fields;
  return (
    <Stack as="section" gap={4} aria-labelledby={id}>
      <Stack gap={1}>
        <Heading level={level} variant="body" id={id}>
          {title}
        </Heading>
        {help && (
          <Text variant="caption" color="muted">
            {help}
          </Text>
        )}
      </Stack>
      {fields}
    </Stack>
  );
}
