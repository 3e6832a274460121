import { createGateway as createPortableGateway } from '../../app/createGateway';
import type { Gateway, GatewayOptions } from '../../app/GatewayOptions';
import { loadDocumentFonts } from './loadDocumentFonts';
import { nativeHasher } from './nativeHasher';

/** Makes a gateway in Node: as everywhere, with passwords hashed in native code and documents in fonts of many scripts unless told. */
export function createGateway(options: Omit<GatewayOptions, 'passwords'> & Partial<GatewayOptions>): Promise<Gateway> {
  return createPortableGateway({ passwords: nativeHasher, documentFonts: loadDocumentFonts, ...options });
}
