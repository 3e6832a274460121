import { Heading } from '@corridor/ui';
import { type ReactNode, useId } from 'react';
import type { SectionLevel } from '../display/levelBelow';

/** Props of `DetailSection`. */
export interface DetailSectionProps {
  readonly level: SectionLevel;
  readonly title: string;
  readonly children: ReactNode;
}

/** Section of a detail under its heading. */
export function DetailSection({ level, title, children }: DetailSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading level={level} variant="body" id={id} style={{ marginBlockEnd: 8 }}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
