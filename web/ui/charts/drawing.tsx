import type { SVGProps } from 'react';

interface Props extends SVGProps<SVGSVGElement> {
  /** The drawing in one sentence: a reader hears this and nothing of what is inside. */
  summary: string;
}

export const Drawing = ({ summary, ...svg }: Props) => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img element could not take our colours
  <svg role="img" aria-label={summary} {...svg} />
);
