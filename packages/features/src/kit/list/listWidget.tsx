import {
  type ForwardRefExoticComponent,
  forwardRef,
  type Ref,
  type RefAttributes,
  useImperativeHandle,
  useMemo,
  useRef,
} from 'react';
import { listMessages } from '../../messages/lists';
import { usePrefetch } from '../../runtime/usePrefetch';
import { ActionLayer } from '../actions/ActionLayer';
import { allowedGroups, bulkActions, type NamedAction } from '../actions/allowedGroups';
import { BulkButtons } from '../actions/BulkButtons';
import { RowMenu } from '../actions/RowMenu';
import { FilterEditor } from '../filters/ListFilters';
import { WidgetFrame } from '../frame/WidgetFrame';
import { lazyPart } from '../lazyPart';
import type { AnyRow } from './AnyRow';
import { firstViewOf } from './firstView';
import type { AnyList } from './ListDeclaration';
import { ListKeys } from './ListKeys';
import type { ListHandle, ListProps } from './ListOptions';
import type { AnyParts, ListParts } from './ListParts';
import type { AnyOptions, AnyView, ListState } from './ListState';
import { ListTable } from './ListTable';
import { ListToolbar } from './ListToolbar';
import { NewRecordButton } from './NewRecordButton';
import { wordOf } from './tableColumns';
import { useFocusAfterAction } from './useFocusAfterAction';
import { useAnyList } from './useListState';

const LazyTabs = lazyPart(async () => (await import('./ListTabs')).ListTabs);

/** A list widget. */
export type ListWidget<List extends AnyList, More = object> = ForwardRefExoticComponent<
  ListProps<List> & More & RefAttributes<ListHandle<List>>
>;

/** Makes the widget of a list: search, filter, sort, page, open, act and export, with the parts it is given. */
export function listWidget<List extends AnyList, More = object>(
  list: List,
  parts: ListParts<List, More> = {},
): ListWidget<List, More> {
  const words = [...list.messages, listMessages];
  const first: AnyView = firstViewOf(list);
  // Guarantee: each part is only given the state of this list.
  const own = parts as AnyParts;
  const Widget = forwardRef<AnyHandle, AnyOptions>(function List(props, ref) {
    return (
      <WidgetFrame messages={words}>
        <ListBody list={list} first={first} parts={own} options={props} handle={ref} />
      </WidgetFrame>
    );
  });
  return Widget as unknown as ListWidget<List, More>;
}

type AnyHandle = Omit<ListHandle<AnyList>, 'filter'> & { filter(filter: object): void };

interface ListBodyProps {
  readonly list: AnyList;
  readonly first: AnyView;
  readonly parts: AnyParts;
  readonly options: AnyOptions;
  readonly handle: Ref<AnyHandle>;
}

function ListBody({ list, first, parts, options, handle }: ListBodyProps) {
  const state = useAnyList(list, first, options);
  useImperativeHandle(handle, () => ({
    refresh: () => state.page.refresh(),
    filter: (filter) => state.filter(filter),
    export: async () => state.exporter?.run(),
    openForm: (target) => state.openForm(target),
  }));
  const { view } = state;
  const { summary: Summary } = parts;
  const isFull = view.full && view.openId !== null && parts.detail !== undefined;
  return (
    <>
      {!isFull && Summary && <Summary state={state} options={options} />}
      {!isFull && <ListRows state={state} parts={parts} />}
      <ListLayers state={state} parts={parts} />
    </>
  );
}

function ListRows({ state, parts }: { readonly state: ListState; readonly parts: AnyParts }) {
  const { actions, primary: Primary, ways: Ways, form, tabs } = parts;
  const { list, tools, options } = state;
  const frame = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLElement>(null);
  useFocusAfterAction(state, frame, heading);
  const begin = ({ name, action }: NamedAction, row: AnyRow) => {
    if (action.form) state.openForm({ kind: action.form, id: row.id });
    else state.confirm({ name, rows: [row], bulk: false });
  };
  const bulk = actions ? bulkActions(actions) : [];
  const allows = (row: AnyRow) => bulk.some((name) => row.allowedActions?.includes(name));
  // Until rows are there nobody knows; a reader without rights then sees no boxes.
  const selects = bulk.length > 0 && (!state.page.data || [...state.seen.values()].some(allows));
  const ofList = state.page.data?.allowedActions;
  return (
    <>
      <ListKeys state={state} frame={frame} />
      <ListTable
        state={state}
        frame={frame}
        heading={heading}
        toolbar={<ListToolbar state={state} />}
        action={Primary ? <Primary state={state} options={options} /> : form && <CreateButton state={state} />}
        ways={Ways && <Ways state={state} options={options} />}
        tabs={tabs && <LazyTabs tabs={tabs} state={state} />}
        {...(actions && {
          rowActions: (row: AnyRow) => (
            <RowMenu
              {...{ list, tools, row }}
              groups={allowedGroups(actions, row, ofList)}
              onAction={(named) => begin(named, row)}
              onOpen={parts.detail && (() => state.open(row.id))}
            />
          ),
        })}
        {...(actions &&
          selects && {
            selectable: allows,
            bulkActions: () => <BulkButtons actions={actions} state={state} />,
          })}
      />
    </>
  );
}

function CreateButton({ state }: { readonly state: ListState }) {
  return (
    <NewRecordButton onPress={() => state.openForm({ kind: 'create' })}>
      {wordOf(state.list, state.tools, 'create')}
    </NewRecordButton>
  );
}

function ListLayers({ state, parts }: { readonly state: ListState; readonly parts: AnyParts }) {
  const { view, page, options } = state;
  const { detail: Detail, form: Form, actions, layers: Layers } = parts;
  // What operators open first.
  const soon = useMemo(() => [FilterEditor.preload, ...(actions ? [actions.Question.preload] : [])], [actions]);
  usePrefetch(soon);
  return (
    <>
      {Detail && view.openId && (
        <Detail id={view.openId} row={page.data?.items.find(({ id }) => id === view.openId)} state={state} />
      )}
      {Form && view.form && (
        <Form
          target={view.form}
          options={options}
          onClose={() => state.openForm(null)}
          onDone={({ id }) => {
            state.change((now) => ({ ...now, form: null, openId: id, full: false }));
            state.markChanged(id);
          }}
          onGoOn={state.openForm}
        />
      )}
      {Layers && <Layers state={state} options={options} />}
      {actions && <ActionLayer actions={actions} state={state} />}
    </>
  );
}
