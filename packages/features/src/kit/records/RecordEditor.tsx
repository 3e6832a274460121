import { Stack } from '@corridor/ui';
import { useRuntimeMessages } from '../../i18n/useMessages';
import { RecordCombobox } from './RecordCombobox';
import type { RecordConcept } from './RecordConcept';

/** Props of `RecordEditor`. */
export interface RecordEditorProps {
  readonly concept: RecordConcept;
  readonly label: string;
  /** Id of the record; null for none. */
  readonly value: string | null;
  readonly onChange: (id: string) => void;
}

/** Picks the record that a list is filtered by. */
export function RecordEditor({ concept, label, value, onChange }: RecordEditorProps) {
  const t = useRuntimeMessages();
  return (
    <Stack style={{ inlineSize: 280 }}>
      <RecordCombobox
        size="sm"
        openOnFocus
        aria-label={label}
        placeholder={t('filters.search')}
        concept={concept}
        value={value ?? ''}
        onChange={onChange}
      />
    </Stack>
  );
}
