import { Inline } from '@corridor/ui';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useFormFrame } from './FormFrame';

/** Where the buttons of a form stand: at its end on a page, in the foot of a drawer. */
export function FormFoot({ children }: { readonly children: ReactNode }) {
  const { footer } = useFormFrame();
  if (footer === null) return null;
  if (footer) return createPortal(children, footer);
  return (
    <Inline gap={3} justify="end">
      {children}
    </Inline>
  );
}
