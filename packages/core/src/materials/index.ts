export {
  type CertificateKind,
  certificateKind,
} from './enums';
