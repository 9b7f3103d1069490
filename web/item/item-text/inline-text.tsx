import type { Inline } from '@bac/exam/markup/markup.ts';
import { Formula } from './formula.tsx';
import classes from './item-text.module.css';

/** Items are English in every page language, and so is this text for screen readers. */
const spokenBlank = 'blank';
/** The text of a blank, for copying, searching and counting; its look comes from CSS. */
const blankText = '______';

function InlineNode({ inline }: { inline: Inline }) {
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
          {blankText}
        </span>
      );
  }
}

/** Text that must stay on the line of the formula before it: punctuation, or the rest of “x-coordinate”. */
const attachedText = /^(?:[,.;:?!)’”]+|-[a-z]+[,.;:?!)’”]*)/;

/** Moves the text attached to a formula from the next node to the formula's `tail`. */
function withAttachedText(inlines: Inline[]): { inline: Inline; tail: string }[] {
  let tail = '';
  return inlines.map((inline, index) => {
    const remaining =
      tail !== '' && inline.kind === 'text' ? inline.text.slice(tail.length) : undefined;
    const next = inlines[index + 1];
    tail =
      inline.kind === 'math' && next?.kind === 'text'
        ? (attachedText.exec(next.text)?.[0] ?? '')
        : '';
    return { inline: remaining === undefined ? inline : { kind: 'text', text: remaining }, tail };
  });
}

export const InlineText = ({ inlines }: { inlines: Inline[] }) =>
  withAttachedText(inlines).map(({ inline, tail }, index) =>
    tail === '' ? (
      // oxlint-disable-next-line react/no-array-index-key -- a text never changes its order
      <InlineNode key={index} inline={inline} />
    ) : (
      // oxlint-disable-next-line react/no-array-index-key
      <span key={index} className={classes.together}>
        <InlineNode inline={inline} />
        {tail}
      </span>
    ),
  );
