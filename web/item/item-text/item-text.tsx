import type { Figure } from '@bac/exam/figure/figure.ts';
import type { Language } from '@bac/exam/item/language.ts';
import type { Block } from '@bac/exam/markup/markup.ts';
import { memo, useMemo } from 'react';
import { FigureView } from '../figure/figure-view.tsx';
import { Formula } from './formula.tsx';
import { InlineText } from './inline-text.tsx';
import classes from './item-text.module.css';
import { parseText } from './parsed-text.ts';
import './lora.css';

interface Props {
  /** Markup of an item: passage, stem, choice or explanation. */
  text: string;
  /** The figures that the text may refer to. */
  figures: Figure[];
  /**
   * Each paragraph, list item and displayed formula has `data-block="<prefix>-<n>"`, so that a highlight can address
   * its text. Neither language nor theme changes the numbering.
   */
  blockPrefix: string;
  /** English, except for explanations. */
  language?: Language;
}

/** The number of blocks: one for each item of a list, none for a figure. */
const countBlocks = (block: Block): number =>
  block.kind === 'list' ? block.items.length : block.kind === 'figure' ? 0 : 1;

const numberBlocks = (text: string): { block: Block; first: number }[] =>
  parseText(text).map((block, index, all) => ({
    block,
    first: all.slice(0, index).reduce((sum, before) => sum + countBlocks(before), 0),
  }));

/** A text of an item. Items are English in every page language. */
export const ItemText = memo(function ItemText(props: Props) {
  const { text, figures, blockPrefix, language = 'en' } = props;
  const blocks = useMemo(() => numberBlocks(text), [text]);
  return (
    <div className={classes.text} lang={language}>
      {blocks.map(({ block, first }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a text never changes its order
        <BlockView key={index} {...{ block, figures, blockPrefix, first }} />
      ))}
    </div>
  );
});

interface BlockProps {
  block: Block;
  figures: Figure[];
  blockPrefix: string;
  /** The number of this block, or of its first item. */
  first: number;
}

function BlockView({ block, figures, blockPrefix, first }: BlockProps) {
  const name = (offset = 0): string => `${blockPrefix}-${first + offset}`;
  switch (block.kind) {
    case 'paragraph':
      return (
        <p data-block={name()}>
          <InlineText inlines={block.children} />
        </p>
      );
    case 'list':
      return (
        <ul>
          {block.items.map((inlines, index) => (
            <li key={name(index)} data-block={name(index)}>
              <InlineText inlines={inlines} />
            </li>
          ))}
        </ul>
      );
    case 'display':
      return (
        <div className={classes.display} data-display data-block={name()}>
          <Formula tex={block.tex} />
        </div>
      );
    case 'figure': {
      const figure = figures.find(({ id }) => id === block.id);
      return figure ? <FigureView figure={figure} /> : null;
    }
  }
}
