import type { TextShape } from '../drawing.ts';
import { numberSize, plainText } from '../svg/text-shape.ts';
import { longestWord, wrapText } from '../svg/text-width.ts';

const lineHeight = 16;
const mostLines = 3;
const slant = -45;
const slantedWidth = 150;

function slantedLabel(category: string, x: number, top: number): TextShape[] {
  return wrapText(category, slantedWidth, numberSize).map((line, index) =>
    plainText(line, [x + 2 + index * lineHeight * Math.SQRT2, top + 8], {
      size: numberSize,
      anchor: 'end',
      rotation: slant,
    }),
  );
}

/** Category names below their slots: horizontal and wrapped if all of them fit, otherwise slanted. */
export function categoryLabels(categories: string[], slot: number, top: number): TextShape[] {
  const width = slot - 6;
  const isHorizontal = categories.every(
    (category) =>
      longestWord(category, numberSize) <= width &&
      wrapText(category, width, numberSize).length <= mostLines,
  );
  return categories.flatMap((category, index) => {
    const x = (index + 0.5) * slot;
    if (!isHorizontal) return slantedLabel(category, x, top);
    return wrapText(category, width, numberSize).map((line, row) =>
      plainText(line, [x, top + 11 + row * lineHeight], { size: numberSize }),
    );
  });
}
