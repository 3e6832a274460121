import type { files as en } from '../en/files';

/** Sentences of files: upload, preview and replacement, in Chinese. */
export const files: Record<keyof typeof en, string> = {
  'files.preview': '预览 {name}',
  'files.look': '预览',
  'files.replace': '替换',
  'files.replaceNamed': '替换 {name}',
  'files.keep': '保留现有文件',
  'files.none': '未提供',
  'files.uploaded': '{size} · 上传于 {date}',
  'files.unsent': '尚未上传。请重试或移除该文件。',
  'files.wrongType': '不接受此文件类型，请使用 PDF、PNG 或 JPEG。',
  'files.hint': 'PDF、PNG 或 JPEG · 最大 1 MB',
  'files.hintMany': 'PDF、PNG 或 JPEG · 每个不超过 1 MB · 可拖放、粘贴或选择',
  'files.waiting': '正在等待网络连接，恢复后将自动继续上传。',
  'files.zoomIn': '放大',
  'files.zoomOut': '缩小',
  'files.rotate': '旋转',
  'files.zoom': '{percent}%',
};
