import type { HeadingLevel } from '@corridor/ui';
import { Heading, Stack } from '@corridor/ui';
import { useId, useMemo, useRef } from 'react';
import { useTranslator } from '../../i18n/I18nProvider';
import { formMessages } from '../../messages/forms';
import { levelBelow } from '../display/levelBelow';
import { WidgetFrame } from '../frame/WidgetFrame';
import { FormFrameContext, type Leave } from './FormFrame';
import { FramedForm, type FramedFormProps } from './FramedForm';
import { formTitle } from './formTitle';

/** Props of `FormOnPage`. */
export interface FormOnPageProps extends FramedFormProps {
  /** Offers a way out, after a question where something would be lost. */
  readonly onCancel?: (() => void) | undefined;
  /** Level of its heading in the page. Default 2. */
  readonly headingLevel?: HeadingLevel | undefined;
}

/** A form in a page of the host. */
export function FormOnPage(props: FormOnPageProps) {
  return (
    <WidgetFrame messages={[...props.list.messages, formMessages]}>
      <PageBody {...props} />
    </WidgetFrame>
  );
}

function PageBody({ onCancel, headingLevel = 2, ...form }: FormOnPageProps) {
  const t = useTranslator();
  const formId = useId();
  const title = formTitle(form.list, form.target, t);
  const leave = useRef<Leave>((proceed) => proceed());
  const level = levelBelow(headingLevel);
  const frame = useMemo(
    () => ({ formId, title, level, leave, footer: undefined, onCancel }),
    [formId, title, level, onCancel],
  );
  return (
    <FormFrameContext.Provider value={frame}>
      <Stack gap={6} style={{ maxInlineSize: 720 }}>
        <Heading level={headingLevel}>{title}</Heading>
        <FramedForm {...form} />
      </Stack>
    </FormFrameContext.Provider>
  );
}
