/** A file that the gateway prints and answers with, such as a letter or a receipt. @source ours */
export interface PrintedFile {
  /** Of the file, with its extension. */
  name: string;
  contentType: string;
  /** The file in Base64. */
  content: string;
}
