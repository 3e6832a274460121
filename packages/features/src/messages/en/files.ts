/** Sentences of files: upload, preview and replacement, in English. */
export const files = {
  'files.preview': 'Preview {name}',
  'files.look': 'Preview',
  'files.replace': 'Replace',
  'files.replaceNamed': 'Replace {name}',
  'files.keep': 'Keep the current file',
  'files.none': 'Not provided',
  'files.uploaded': '{size} · uploaded {date}',
  'files.unsent': 'Not uploaded yet. Retry the upload or remove the file.',
  'files.wrongType': 'File type not accepted. Use a PDF, PNG or JPEG.',
  'files.hint': 'PDF, PNG or JPEG · up to 1 MB',
  'files.hintMany': 'PDF, PNG or JPEG · up to 1 MB each · drop, paste or choose',
  'files.waiting': 'Waiting for the connection. The upload resumes by itself.',
  'files.zoomIn': 'Zoom in',
  'files.zoomOut': 'Zoom out',
  'files.rotate': 'Rotate',
  'files.zoom': '{percent} %',
} as const;
