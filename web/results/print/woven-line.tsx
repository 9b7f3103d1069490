/** The threads of the woven rule as a drawing: printers leave out backgrounds, never drawings. */
const threads = [
  { from: 0, to: 28, colour: '#27336d' },
  { from: 34, to: 48, colour: '#f0b23e' },
  { from: 54, to: 62, colour: '#a8325a' },
];
const repeat = 68;

export const WovenLine = () => (
  <svg width="100%" height="3" aria-hidden>
    <pattern id="woven-line" width={repeat} height="3" patternUnits="userSpaceOnUse">
      {threads.map(({ from, to, colour }) => (
        <rect key={colour} x={from} width={to - from} height="3" fill={colour} />
      ))}
    </pattern>
    <rect width="100%" height="3" fill="url(#woven-line)" />
  </svg>
);
