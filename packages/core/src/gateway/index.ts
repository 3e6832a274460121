export { createGatewayClient, type GatewayClient, type GatewayClientOptions } from './createGatewayClient';
export { permissionSubjects } from './permissionSubjects';
export { resources } from './registry';
