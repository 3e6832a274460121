import { useMessages } from '@corridor/features';
import { Button, Dialog, Field, Input } from '@corridor/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import { viewNameMessages } from '../../messages/view-names';

/** Longest name of a view. */
const LONGEST = 60;

/** Props of `ViewNameDialog`. */
export interface ViewNameDialogProps {
  readonly title: string;
  /** The name that it begins with. */
  readonly first: string;
  /** Names of other views, which the named one would replace. */
  readonly taken: readonly string[];
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
}

/** Asks for the name of a view. */
export function ViewNameDialog({ title, first, taken, onName, onClose }: ViewNameDialogProps) {
  const t = useMessages(viewNameMessages);
  const form = useId();
  const box = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(first);
  const [asked, setAsked] = useState(false);
  const name = text.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name) onName(name);
    else setAsked(true);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      initialFocus={box}
      footer={
        <Button type="submit" form={form} variant="primary">
          {t('host.views.confirm')}
        </Button>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <Field
          label={t('host.views.name')}
          help={taken.includes(name) && t('host.views.replaces')}
          error={asked && !name && t('host.views.nameless')}
          required
        >
          <Input ref={box} value={text} maxLength={LONGEST} onChange={({ target }) => setText(target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}
