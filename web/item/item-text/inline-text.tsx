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

/** What must not begin a line by itself: a sign of punctuation, or the rest of “x-coordinate”. */
const clinging = /^(?:[,.;:?!)’”]+|-[a-z]+[,.;:?!)’”]*)/;

/** A formula keeps the signs right after it; the rest of the text goes on as it was. */
function withClinging(inlines: Inline[]): { inline: Inline; tail: string }[] {
  let taken = '';
  return inlines.map((inline, index) => {
    const own =
      taken !== '' && inline.kind === 'text' ? inline.text.slice(taken.length) : undefined;
    const next = inlines[index + 1];
    taken =
      inline.kind === 'math' && next?.kind === 'text' ? (clinging.exec(next.text)?.[0] ?? '') : '';
    return { inline: own === undefined ? inline : { kind: 'text', text: own }, tail: taken };
  });
}

export const InlineText = ({ inlines }: { inlines: Inline[] }) =>
  withClinging(inlines).map(({ inline, tail }, index) =>
    tail === '' ? (
      // oxlint-disable-next-line react/no-array-index-key -- a text never changes its order
      <One key={index} inline={inline} />
    ) : (
      // oxlint-disable-next-line react/no-array-index-key
      <span key={index} className={classes.together}>
        <One inline={inline} />
        {tail}
      </span>
    ),
  );
