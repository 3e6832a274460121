import { type SeenRole, useMessages } from '@corridor/features';
import { Banner, Button, Inline } from '@corridor/ui';
import { rolePreviewMessages } from '../messages/role-preview';
import { pathOf } from '../routes/paths';
import { seeAs } from '../session/rolePreview';

/** Says that the back office is seen as a role, in which nothing can be changed, and leads out of it. */
export function RolePreviewBar({ role }: { readonly role: SeenRole }) {
  const t = useMessages(rolePreviewMessages);
  return (
    <Banner bar tone="warning" title={t('host.preview.title', { role: role.name })}>
      {/* At the start of the line: an open drawer covers its end. */}
      <Inline gap={3} align="center" wrap>
        <span>{t('host.preview.text')}</span>
        <Button size="sm" onClick={() => seeAs(null, pathOf('permission-roles'))}>
          {t('host.preview.leave')}
        </Button>
      </Inline>
    </Banner>
  );
}
