import { Drawer, Inline } from '@corridor/ui';
import { useId, useMemo, useRef, useState } from 'react';
import { useTranslator } from '../../i18n/I18nProvider';
import { formMessages } from '../../messages/forms';
import { WidgetFrame } from '../frame/WidgetFrame';
import { FormFrameContext, type Leave } from './FormFrame';
import { FramedForm, type FramedFormProps } from './FramedForm';
import { formTitle } from './formTitle';

/** Props of `FormInDrawer`. */
export interface FormInDrawerProps extends FramedFormProps {
  readonly onClose: () => void;
}

/** A form beside the list it was opened from; closing asks where something would be lost. */
export function FormInDrawer(props: FormInDrawerProps) {
  return (
    <WidgetFrame messages={[...props.list.messages, formMessages]}>
      <DrawerBody {...props} />
    </WidgetFrame>
  );
}

function DrawerBody({ onClose, ...form }: FormInDrawerProps) {
  const t = useTranslator();
  const formId = useId();
  const title = formTitle(form.list, form.target, t);
  const leave = useRef<Leave>((proceed) => proceed());
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  const frame = useMemo(
    () => ({ formId, title, level: 3 as const, leave, footer, onCancel: onClose }),
    [formId, title, footer, onClose],
  );
  return (
    <FormFrameContext.Provider value={frame}>
      <Drawer
        open
        size="lg"
        title={title}
        onClose={() => leave.current(onClose)}
        footer={<Inline gap={3} justify="end" ref={setFooter} style={{ flex: 1 }} />}
      >
        <FramedForm {...form} />
      </Drawer>
    </FormFrameContext.Provider>
  );
}
