import { partDocs } from '../../testing/partDocs';

/** Notes of the docs page. */
export const fileUploadDocs = partDocs({
  use: 'Proofs and certificates up to 1 MB: chosen, dragged, pasted or by keyboard, with progress and a preview. Documents and pictures. It sends each at once through `upload`, or leaves them to the form.',
  does: ['Say in `hint` what is taken, before it is refused.', 'Say why an upload failed by `describeFailure`.'],
  donts: ['Clear the other files because one was refused.'],
  keyboard:
    'Enter and Space open the chooser; each file has its own buttons. Ctrl V pastes files while the focus is in it.',
  tokens: ['borderStrong', 'primary.soft', 'tone.danger.text'],
});
