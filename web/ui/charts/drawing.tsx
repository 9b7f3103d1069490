import type { SVGProps } from 'react';

interface Props extends SVGProps<SVGSVGElement> {
  /** The drawing in one sentence: a screen reader reads this and nothing inside. */
  summary: string;
}

export const Drawing = ({ summary, ...svg }: Props) => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img element cannot use our CSS colors
  <svg role="img" aria-label={summary} {...svg} />
);
