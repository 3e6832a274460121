import { SEARCH_MAX_LENGTH } from '@corridor/core';
import { type Filter, FilterBar } from '@corridor/ui';
import { useRuntimeMessages } from '../../i18n/useMessages';
import { lazyPart } from '../lazyPart';
import type { ListState } from '../list/ListState';
import { hasWord, labelOf, wordOf } from '../list/tableColumns';
import { useRecordNames } from '../records/useRecordNames';
import { type AnyFilter, isSet } from './FilterKind';
import { summaryOf } from './summary';
import { useDelayedText } from './useDelayedText';
import { usePresetOfRange } from './usePresetOfRange';

/** A filter as its fields see it: values by name. */
type Values = Readonly<Record<string, unknown>>;

/** Editor of one field; its code comes with the first one. */
export const FilterEditor = lazyPart(async () => (await import('./FilterEditor')).FilterEditor);

/** Search and conditions over a list: what is fixed, what is chosen, and what may be added. */
export function ListFilters({ state }: { readonly state: ListState }) {
  const { list, tools, view } = state;
  const t = useRuntimeMessages();
  const chosen: Values = { ...view.filter };
  const pinned: Values = { ...state.pinned };
  const shown: Values = { ...chosen, ...pinned };
  const textOf = (values: Values) => (typeof values.search === 'string' ? values.search : '');
  const { text, type, settle } = useDelayedText(textOf(chosen), (search) => state.filter({ ...chosen, search }));
  const fields = Object.entries(list.filters);
  const presetOf = usePresetOfRange(fields.some(([id, { shape }]) => shape.kind === 'range' && isSet(shown[id])));
  const nameOf = useRecordNames(fields.flatMap(([id, { shape }]) => recordIn(shape, shown[id])));
  const filterOf = ([id, { shape }]: readonly [string, AnyFilter]): Filter => {
    const label = labelOf(list, tools, id, 'filter', 'column', 'field');
    const value = isSet(shown[id]) ? summaryOf(shape, shown[id], { tools, presetOf, nameOf }) : undefined;
    const change = (next: unknown) => state.filter({ ...chosen, [id]: next });
    return {
      id,
      label,
      ...(value !== undefined && { value }),
      pinned: isSet(pinned[id]),
      onRemove: () => change(undefined),
      editor: (close) => (
        <FilterEditor shape={shape} label={label} value={chosen[id]} onChange={change} close={close} />
      ),
    };
  };
  const fixed = textOf(pinned);
  const box = {
    value: text,
    onChange: type,
    onSubmit: settle,
    placeholder: wordOf(list, tools, 'search'),
    maxLength: SEARCH_MAX_LENGTH,
  };
  return (
    <FilterBar
      aria-label={wordOf(list, tools, 'title')}
      {...(!fixed && hasWord(list, 'search') && { search: box })}
      filters={[...(fixed ? [fixedSearch(t('filters.search'), fixed)] : []), ...fields.map(filterOf)]}
      onReset={() => state.filter({})}
      savedViews={state.options.savedViews}
    />
  );
}

function recordIn(shape: AnyFilter['shape'], id: unknown) {
  return shape.kind === 'record' && typeof id === 'string' && id ? [{ concept: shape.concept, id }] : [];
}

/** A search that the host fixed, as a chip that cannot be changed. */
function fixedSearch(label: string, value: string): Filter {
  return { id: 'search', label, value, pinned: true, onRemove: () => undefined, editor: () => null };
}
