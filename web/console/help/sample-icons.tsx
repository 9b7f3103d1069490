import type { SVGProps } from 'react';

const line: SVGProps<SVGSVGElement> = {
  width: 18,
  height: 18,
  viewBox: '0 0 18 18',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
};

export const PrinterIcon = () => (
  <svg {...line}>
    <path d="M5 7V2.5h8V7M5 12.5H3.5a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1h11a1 1 0 0 1 1 1v3.5a1 1 0 0 1-1 1H13M5 10.5h8v5H5z" />
  </svg>
);

export const ArrowIcon = () => (
  <svg {...line}>
    <path d="M3.5 9h11M10 4.5 14.5 9 10 13.5" />
  </svg>
);
