'use client';

import { forwardRef, type HTMLAttributes, useState } from 'react';
import { LinkElement } from '../../controls/link/LinkElement';
import { ChevronGlyph } from '../../internal/glyphs';
import { useMessages } from '../../messages/MessagesProvider';
import { BreadcrumbsList, BreadcrumbsMore, BreadcrumbsRoot, Crumb } from './breadcrumbs.styles';
import { breadcrumbsEn } from './messages';

/** One level on the way to the screen. */
export interface BreadcrumbItem {
  readonly label: string;
  /** Where it leads; the last one, the screen itself, leads nowhere. */
  readonly href?: string;
}

/** Props of `Breadcrumbs`. */
export interface BreadcrumbsProps extends HTMLAttributes<HTMLElement> {
  /** Levels from the outermost to the screen itself. */
  readonly items: readonly BreadcrumbItem[];
  /** More levels than this are folded in the middle until asked for. Default 4. */
  readonly max?: number;
}

/** The way from the start to this screen; on a narrow one only the level above. */
export const Breadcrumbs = forwardRef<HTMLElement, BreadcrumbsProps>(function Breadcrumbs(
  { items, max = 4, ...rest },
  ref,
) {
  const message = useMessages(breadcrumbsEn);
  const [unfolded, unfold] = useState(false);
  const folds = !unfolded && items.length > max;
  const last = items.length - 1;
  return (
    <BreadcrumbsRoot ref={ref} aria-label={message('breadcrumbs.label')} {...rest}>
      <BreadcrumbsList>
        {items.map((item, index) => {
          const folded = folds && index > 0 && index < items.length - max + 2;
          if (folded && index > 1) return null;
          return (
            <Crumb key={`${item.label} ${item.href ?? ''}`} data-parent={index === last - 1 ? '' : undefined}>
              {folded ? (
                <BreadcrumbsMore type="button" aria-label={message('breadcrumbs.more')} onClick={() => unfold(true)}>
                  {'…'}
                </BreadcrumbsMore>
              ) : (
                <CrumbLabel item={item} last={index === last} />
              )}
              {index !== last && <ChevronGlyph />}
            </Crumb>
          );
        })}
      </BreadcrumbsList>
    </BreadcrumbsRoot>
  );
});

function CrumbLabel({ item, last }: { readonly item: BreadcrumbItem; readonly last: boolean }) {
  if (last) return <span aria-current="page">{item.label}</span>;
  return item.href === undefined ? <span>{item.label}</span> : <LinkElement href={item.href}>{item.label}</LinkElement>;
}
