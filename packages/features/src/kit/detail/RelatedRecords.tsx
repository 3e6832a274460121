import { ArrowForwardIcon, ButtonLink, Icon, Inline } from '@corridor/ui';
import { useRuntimeMessages } from '../../i18n/useMessages';
import type { RecordTarget } from '../../runtime/RecordTarget';
import { useRuntime } from '../../runtime/Runtime';
import { RELATED, type Related } from './Related';

/** Props of `RelatedRecords`. */
export interface RelatedRecordsProps {
  readonly related: Related;
}

/** The ways from a record to those that belong to it, as far as the host's page has a place for them. */
export function RelatedRecords({ related }: RelatedRecordsProps) {
  const t = useRuntimeMessages();
  const { recordHref, emit } = useRuntime();
  const links = RELATED.flatMap((name) => {
    const target = related[name];
    const href = target && recordHref(target);
    return target && href ? [{ name, target, href }] : [];
  });
  if (links.length === 0) return null;
  const follow = (target: RecordTarget) => emit({ type: 'records.followed', target });
  return (
    <Inline as="nav" gap={2} aria-label={t('goTo.label')}>
      {links.map(({ name, target, href }) => (
        <ButtonLink
          key={name}
          size="sm"
          href={href}
          endIcon={<Icon of={ArrowForwardIcon} size="sm" mirror />}
          onClick={() => follow(target)}
        >
          {t(`goTo.${name}`)}
        </ButtonLink>
      ))}
    </Inline>
  );
}
