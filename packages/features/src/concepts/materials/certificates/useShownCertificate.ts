import type { MaterialCertificate } from '@corridor/core';
import type { KeptFile } from '../../../kit/files/FileField';
import { useRuntime } from '../../../runtime/Runtime';

/** Makes the certificates of a material ready to be shown; those of none yet are shown from the file that was chosen. */
export function useShownCertificate(materialId = ''): (certificate: MaterialCertificate) => KeptFile {
  const { gateway } = useRuntime();
  const { materials } = gateway;
  return ({ id, name, size, uploadedAt }) => ({
    ...{ id, name, size, uploadedAt },
    segment: materials.resource.segment,
    read: (options) => materials.callById(materialId, 'certificate', { certificateId: id }, options),
  });
}
