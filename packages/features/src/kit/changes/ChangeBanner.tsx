import { Banner, Box, Inline } from '@corridor/ui';
import type { ReactNode } from 'react';

/** Props of `ChangeBanner`. */
export interface ChangeBannerProps {
  readonly tone: 'info' | 'warning';
  /** Buttons: what can be done about the change. */
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** Says over a record or a form that others have changed it; announced politely. */
export function ChangeBanner({ tone, actions, children }: ChangeBannerProps) {
  return (
    <Box style={{ marginBlockEnd: 16 }}>
      <Banner tone={tone} actions={<Inline gap={2}>{actions}</Inline>}>
        {children}
      </Banner>
    </Box>
  );
}
