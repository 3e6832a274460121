import type { DirtyGuard } from '@corridor/ui';
import { createContext, type MutableRefObject, useContext } from 'react';
import type { SectionLevel } from '../display/levelBelow';

/** Leaves a form, after a question where something would be lost. */
export type Leave = DirtyGuard['leave'];

/** What a form finds around it: a page or a drawer. */
export interface FormFrame {
  /** Id of the form element, for buttons that stand outside it. */
  readonly formId: string;
  readonly title: string;
  /** Level of the headings of its sections. */
  readonly level: SectionLevel;
  /** Foot of the drawer for the form's buttons, null until it is there; undefined on a page. */
  readonly footer: HTMLElement | null | undefined;
  /** Where the frame finds how the form is left. */
  readonly leave: MutableRefObject<Leave>;
  /** The way out, where there is one. */
  readonly onCancel: (() => void) | undefined;
}

export const FormFrameContext = createContext<FormFrame | null>(null);

/** The page or drawer around a form. Throws where there is none. */
export function useFormFrame(): FormFrame {
  const frame = useContext(FormFrameContext);
  if (!frame) throw new Error('A form stands in a frame: make it with formWidget or formDrawer');
  return frame;
}
