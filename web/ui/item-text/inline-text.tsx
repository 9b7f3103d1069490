import type { Inline } from '@bac/exam/markup/markup.ts';
import { Formula } from './formula.tsx';
import classes from './item-text.module.css';

/** Items are English whatever language the page speaks, and so is what is read out of them. */
const spokenBlank = 'blank';
/** Copied, searched and counted as it was written; only its look is drawn. */
const writtenBlank = '______';

function One({ inline }: { inline: Inline }) {
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'emphasis':
      return (
        <em>
          <InlineText inlines={inline.children} />
        </em>
      );
    case 'strong':
      return (
        <strong>
          <InlineText inlines={inline.children} />
        </strong>
      );
    case 'underline':
      return (
        <u>
          <InlineText inlines={inline.children} />
        </u>
      );
    case 'math':
      return <Formula tex={inline.tex} />;
    case 'blank':
      return (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a reader says the word, the eye sees the line
        <span role="img" aria-label={spokenBlank} className={classes.blank}>
          {writtenBlank}
        </span>
      );
  }
}

export const InlineText = ({ inlines }: { inlines: Inline[] }) =>
  // A text never changes its order.
  // oxlint-disable-next-line react/no-array-index-key
  inlines.map((inline, index) => <One key={index} inline={inline} />);
