/** File formats of `export`; a resource that declares no others has CSV alone. */
export type ExportFormat = 'csv' | 'pdf';
