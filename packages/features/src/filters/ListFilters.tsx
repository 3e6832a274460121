import { type Filter, FilterBar } from '@corridor/ui';
import { timeMessages } from '../messages/time';
import { useWords } from '../words/useWords';
import type { ListField } from './ListField';
import { isRange, ListFieldEditor } from './ListFieldEditor';
import type { presetOfRange } from './presetOfRange';
import { choicesSummary, type FilterSay, rangeSummary } from './summary';
import { useDelayedText } from './useDelayedText';
import { usePresetOfRange } from './usePresetOfRange';

/** A filter as its fields see it: values by name. */
type Values = Readonly<Record<string, unknown>>;

/** Props of `ListFilters`. */
export interface ListFiltersProps<View extends { readonly search?: string }> {
  readonly fields: readonly ListField[];
  readonly filter: View;
  /** Conditions that the host fixed: shown, not to be changed. */
  readonly pinned: View;
  readonly onChange: (filter: View) => void;
  readonly searchPlaceholder: string;
  /** Name of the list, which tells its filters from those of other lists on the page. */
  readonly label: string;
}

/** Search and conditions over a list: what is fixed, what is chosen, and what may be added. */
export function ListFilters<View extends { readonly search?: string }>(props: ListFiltersProps<View>) {
  const { fields, filter, pinned, onChange, searchPlaceholder, label } = props;
  const say = useWords(timeMessages);
  const { text, type, settle } = useDelayedText(filter.search ?? '', (search) => onChange({ ...filter, search }));
  const shown: Values = { ...filter, ...pinned };
  const fixed: Values = { ...pinned };
  const presetOf = usePresetOfRange(fields.some(({ id, kind }) => kind === 'range' && isSet(shown[id])));
  const filterOf = (field: ListField): Filter => {
    const value = summaryOf(field, shown[field.id], say, presetOf);
    const change = (next: unknown) => onChange({ ...filter, [field.id]: next });
    return {
      id: field.id,
      label: field.label,
      ...(value !== undefined && { value }),
      pinned: isSet(fixed[field.id]),
      onRemove: () => change(undefined),
      editor: (close) => <ListFieldEditor field={field} value={shown[field.id]} onChange={change} close={close} />,
    };
  };
  const box = { value: text, onChange: type, onSubmit: settle, placeholder: searchPlaceholder };
  const search = pinned.search ? [fixedSearch(say('filters.search'), pinned.search)] : [];
  return (
    <FilterBar
      aria-label={label}
      {...(!pinned.search && { search: box })}
      filters={[...search, ...fields.map(filterOf)]}
      onReset={() => onChange(nothing(filter))}
    />
  );
}

/** What a field says, in words; undefined where it says nothing. */
function summaryOf(
  field: ListField,
  value: unknown,
  say: FilterSay,
  presetOf: typeof presetOfRange,
): string | undefined {
  if (!isSet(value)) return undefined;
  if (field.kind === 'range') return isRange(value) ? rangeSummary(value, say, presetOf) : undefined;
  const codes: readonly unknown[] = Array.isArray(value) ? value : [value];
  const wordOf = (code: unknown) => field.choices.find((choice) => choice.code === code)?.label ?? String(code);
  return choicesSummary(codes.map(wordOf), say);
}

function isSet(value: unknown): boolean {
  return value !== undefined && (!Array.isArray(value) || value.length > 0);
}

/** A search that the host fixed, as a chip that cannot be changed. */
function fixedSearch(label: string, value: string): Filter {
  return { id: 'search', label, value, pinned: true, onRemove: () => undefined, editor: () => null };
}

/** The filter without any condition. Guarantee: every field of a filter may be absent. */
function nothing<View extends object>(_filter: View): View {
  return {} as View;
}
