import type { materials as en } from '../en/materials';

/** Sentences of the material widgets, in Chinese. */
export const materials: Record<keyof typeof en, string> = {
  'materials.certificateKind.transactionCertificate': '交易凭证',
  'materials.certificateKind.logisticsCertificate': '物流凭证',
  'materials.problem.required': '此字段为必填项',
  'materials.problem.length': '文字过长',
  'materials.problem.country': '请选择国家',
  'materials.problem.amount': '请输入大于零的金额',
  'materials.problem.certificate': '至少需要一份交易凭证或物流凭证',
  'materials.problem.certificates': '凭证过多',
  'materials.problem.unknownCertificate': '该凭证已不存在，请重新上传',
};
