import { certificateKind, type MaterialDetail } from '@corridor/core';
import { Grid, Stack, Text } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import { StoredFile } from '../../../kit/files/FileField';
import { materialsMessages } from '../../../messages/materials';
import { useShownCertificate } from './useShownCertificate';

/** The certificates of a material in their order, each with its preview. */
export function CertificateList({ material }: { readonly material: MaterialDetail }) {
  const t = useMessages(materialsMessages);
  const shown = useShownCertificate(material.id);
  if (material.certificates.length === 0) return <Text color="muted">{t('materials.certificates.none')}</Text>;
  return (
    <Grid columns={{ base: 1 }} gap={3}>
      {material.certificates.map((certificate) => {
        const label = t(certificateKind.labelKey(certificate.kind));
        return (
          <Stack key={certificate.id} gap={1} role="group" aria-label={`${label} · ${certificate.name}`}>
            <Text variant="caption" weight="medium">
              {label}
            </Text>
            <StoredFile label={certificate.name} file={shown(certificate)} />
          </Stack>
        );
      })}
    </Grid>
  );
}
