import { OtpBox } from './otpInput.styles';

interface OtpBoxesProps {
  readonly code: string;
  readonly length: number;
  /** The box that typing goes to; null without the focus. */
  readonly at: number | null;
  readonly groupSize: number | undefined;
  readonly masked: boolean | undefined;
}

/** The boxes drawn under the input; they are for eyes only. */
export function OtpBoxes({ code, length, at, groupSize, masked }: OtpBoxesProps) {
  return [...Array(length).keys()].map((place) => (
    <OtpBox
      key={place}
      aria-hidden="true"
      data-active={place === at ? '' : undefined}
      data-group={groupSize && place % groupSize === 0 ? '' : undefined}
    >
      {masked && code[place] ? '•' : code[place]}
    </OtpBox>
  ));
}
