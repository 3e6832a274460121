import { Radio, RadioGroup } from '@corridor/ui';
import type { LabelledChoice } from './ChoicesEditor';

/** Props of `OneOfEditor`. */
export interface OneOfEditorProps {
  readonly label: string;
  readonly choices: readonly LabelledChoice[];
  readonly value: string | null;
  readonly onChange: (value: string) => void;
}

/** Exactly one of several answers. */
export function OneOfEditor({ label, choices, value, onChange }: OneOfEditorProps) {
  return (
    <RadioGroup aria-label={label} value={value} onChange={(chosen) => chosen !== null && onChange(chosen)}>
      {choices.map((choice) => (
        <Radio key={choice.value} value={choice.value} label={choice.label} />
      ))}
    </RadioGroup>
  );
}
