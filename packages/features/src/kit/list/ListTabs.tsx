import { Tab, TabList, Tabs, v } from '@corridor/ui';
import { styled } from 'styled-components';
import type { AnyTabs } from './defineTabs';
import type { ListState } from './ListState';
import { withFilter } from './ListView';
import { wordOf } from './tableColumns';
import { useTabCounts } from './useTabCounts';

const Narrowing = styled(Tabs).withConfig({ componentId: 'cr-ListTabs' })`
  margin-block-end: ${v('space.3')};
`;

/** Value of the tab that narrows nothing. */
const ALL = 'all';

/** Props of `ListTabs`. */
export interface ListTabsProps {
  readonly tabs: AnyTabs;
  readonly state: ListState;
}

/** Tabs over a list: each narrows it to one code of a field, and counts what the rest of the filter finds of it. */
export function ListTabs({ tabs, state }: ListTabsProps) {
  const { field, codes } = tabs;
  const { list, tools, view, change, pinned } = state;
  const counts = useTabCounts(tabs, state);
  if (Object.hasOwn(pinned, field)) return null;
  const value = chosen(view.filter, field);
  const choose = (next: string) => {
    const code = codes.codes.find((one) => String(one) === next);
    const { [field]: _, ...others }: Readonly<Record<string, unknown>> = { ...view.filter };
    change((now) => withFilter(now, code === undefined ? others : { ...others, [field]: [code] }));
  };
  return (
    <Narrowing value={value} onChange={choose}>
      <TabList label={wordOf(list, tools, 'title')}>
        <ListTab value={ALL} count={counts?.all} focusable={value === ''}>
          {tools.t('list.all')}
        </ListTab>
        {codes.codes.map((code) => (
          <ListTab key={code} value={String(code)} count={counts?.of(code)}>
            {tools.t(codes.labelKey(code))}
          </ListTab>
        ))}
      </TabList>
    </Narrowing>
  );
}

interface ListTabProps {
  readonly value: string;
  readonly count: number | undefined;
  /** Reached by Tab although it is not chosen: none is. */
  readonly focusable?: boolean;
  readonly children: string;
}

function ListTab({ value, count, focusable, children }: ListTabProps) {
  return (
    // The table around the tabs is what they narrow: there is no panel of each.
    <Tab
      value={value}
      aria-controls={undefined}
      {...(count !== undefined && { count })}
      {...(focusable && { tabIndex: 0 })}
    >
      {children}
    </Tab>
  );
}

/** The tab of a filter: all, the one code that is chosen, or none where several are. */
function chosen(filter: object, field: string): string {
  const values: Readonly<Record<string, unknown>> = { ...filter };
  const codes = values[field];
  if (!Array.isArray(codes) || codes.length === 0) return ALL;
  return codes.length === 1 ? String(codes[0]) : '';
}
