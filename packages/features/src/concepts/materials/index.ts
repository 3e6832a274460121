export { MaterialForm, type MaterialFormProps } from './MaterialForm';
export { MaterialTable, type MaterialTableHandle, type MaterialTableProps, type MaterialView } from './MaterialTable';
export { MaterialUpload } from './MaterialUpload';
export type { MaterialUploadProps } from './MaterialUpload/MaterialUploadProps';
export { MaterialDetail, type MaterialDetailProps } from './materialDetail';
export { materialList } from './materialList';
