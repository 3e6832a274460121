'use client';

import { WidgetFrame } from '../../kit/frame/WidgetFrame';
import { fileMessages } from '../../messages/files';
import { formMessages } from '../../messages/forms';
import { materialsMessages } from '../../messages/materials';
import { AttachCertificates } from './MaterialUpload/AttachCertificates';
import { FreeCertificates } from './MaterialUpload/FreeCertificates';
import type { MaterialUploadProps } from './MaterialUpload/MaterialUploadProps';

const WORDS = [materialsMessages, formMessages, fileMessages];

/** Uploads certificates: to a material that is there, or to name in one of your own. */
export function MaterialUpload({ materialId, ...rest }: MaterialUploadProps) {
  return (
    <WidgetFrame messages={WORDS}>
      {materialId === undefined ? (
        <FreeCertificates {...rest} />
      ) : (
        <AttachCertificates key={materialId} materialId={materialId} {...rest} />
      )}
    </WidgetFrame>
  );
}
