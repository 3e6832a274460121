import { from, v } from '@corridor/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { DisplayTools } from '../columns/Column';
import { type DetailItem, DetailList } from '../display/DetailList';
import type { SectionLevel } from '../display/levelBelow';
import { wordOf } from '../list/tableColumns';
import type { AnyDetail, DetailTab } from './DetailDeclaration';
import { DetailSection } from './DetailSection';
import { detailItems } from './detailItems';

const Sections = styled.div.withConfig({ componentId: 'cr-DetailSections' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${v('space.8')};
  ${from('lg')} {
    &[data-wide] { display: block; columns: 2; column-gap: ${v('space.10')}; }
    &[data-wide] > * { break-inside: avoid; margin-block-end: ${v('space.8')}; }
  }
`;

/** What a host gave to a widget that shows details. */
export interface DetailOptions {
  detailRows?(record: object): readonly DetailItem[];
  readonly detailTabs?: readonly DetailTab<object>[] | undefined;
}

/** Props of `DetailSections`. */
export interface DetailSectionsProps {
  readonly detail: AnyDetail;
  readonly record: object;
  readonly tools: DisplayTools;
  readonly options: DetailOptions;
  readonly level: SectionLevel;
  /** Stands on a page of its own: in two columns where there is space. */
  readonly wide?: boolean | undefined;
  /** Names of the sections, in order. */
  readonly names: readonly string[];
  /** Stands before them. */
  readonly children?: ReactNode;
}

/** Some sections of a record, under each other. */
export function DetailSections({ detail, record, tools, options, level, wide, names, children }: DetailSectionsProps) {
  const first = Object.keys(detail.sections).find((name) => typeof detail.sections[name] === 'object');
  return (
    <Sections data-wide={wide && names.length > 1 ? '' : undefined}>
      {children}
      {names.map((name) => {
        const Section = detail.sections[name];
        if (Section === undefined) return null;
        if (typeof Section === 'function') {
          return <Section key={name} record={record} level={level} options={options} />;
        }
        const items = detailItems(detail, Section, record, tools);
        const rows = name === first ? (options.detailRows?.(record) ?? []) : [];
        if (items.length + rows.length === 0) return null;
        return (
          <DetailSection key={name} level={level} title={wordOf(detail.list, tools, `section.${name}`)}>
            <DetailList items={[...items, ...rows]} />
          </DetailSection>
        );
      })}
    </Sections>
  );
}
