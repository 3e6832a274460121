import type { Download, GatewayClient } from '@corridor/core';

/** Nothing is streamed, as behind what keeps streams back; the first look finds an export still running. */
export function withoutDownloadStream(gateway: GatewayClient): GatewayClient {
  const { downloads } = gateway;
  let looks = 0;
  const page: typeof downloads.page = async (...asked) => {
    const found = await downloads.page(...asked);
    looks += 1;
    if (looks > 1) return found;
    return { ...found, items: found.items.map((download) => ({ ...download, status: 'running', rowsDone: 1 })) };
  };
  return { ...gateway, openDownloadStream: async () => null, downloads: { ...downloads, page } };
}

const FAILED: Download = {
  id: '0198a000-0000-7000-8000-00000000000d',
  resource: 'card',
  status: 'failed',
  fileName: 'cards-20260101-000000.csv',
  rowsDone: 4_000,
  rowsTotal: 12_500,
  size: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  finishedAt: '2026-01-01T00:01:00.000Z',
  expiresAt: null,
  problem: { reason: 'refusals.exportForbidden', params: {} },
  allowedActions: ['again', 'delete'],
};

/** The only export is running, and stays so. */
export function withRunningExport(gateway: GatewayClient): GatewayClient {
  const running: Download = {
    ...FAILED,
    status: 'running',
    finishedAt: null,
    problem: null,
    allowedActions: ['delete'],
  };
  const page: typeof gateway.downloads.page = async () => ({ items: [running], total: 1, page: 1, size: 25 });
  return { ...gateway, openDownloadStream: async () => null, downloads: { ...gateway.downloads, page } };
}

/** The only export has failed. */
export function withFailedExport(gateway: GatewayClient): GatewayClient {
  const page: typeof gateway.downloads.page = async () => ({ items: [FAILED], total: 1, page: 1, size: 25 });
  return { ...gateway, downloads: { ...gateway.downloads, page } };
}
