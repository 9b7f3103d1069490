import type { SVGProps } from 'react';

const line: SVGProps<SVGSVGElement> = {
  width: 18,
  height: 18,
  viewBox: '0 0 18 18',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
};

export const TickIcon = ({ className }: { className?: string | undefined }) => (
  <svg {...line} className={className}>
    <path d="M3.5 9.6 7.2 13.2 14.5 5.2" />
  </svg>
);

export const PinIcon = () => (
  <svg {...line} width={22} height={22}>
    <path d="M9 16.2c3-2.7 5.2-5.3 5.2-8.2a5.2 5.2 0 0 0-10.4 0c0 2.9 2.2 5.5 5.2 8.2Z" />
    <circle cx="9" cy="7.8" r="2" />
  </svg>
);
