import { Fragment, memo, useMemo, type ReactNode, type RefObject } from 'react';
import classes from './formula-line.module.css';
import { findCaret, layoutText, type Part, type Slot } from './layout-text.ts';

interface Props {
  line: RefObject<HTMLSpanElement | null>;
  text: string;
  /** The selection of the field, from and to; a caret if both are the same. */
  selection: readonly [from: number, to: number];
}

/** An entry drawn as mathematics, with the caret and the selection of its field. Hidden from screen readers, which read the field. */
export const FormulaLine = memo(function FormulaLine({ line, text, selection }: Props) {
  const slot = useMemo(() => layoutText(text), [text]);
  const [from, to] = selection;
  const caret = from === to ? findCaret(slot, from) : undefined;
  const isSelected = (part: Part): boolean => part.from < to && part.to > from;

  function show(each: Slot): ReactNode {
    const at = caret?.slot === each ? caret.index : undefined;
    const isEmpty =
      each !== slot && each.parts.every((part) => part.kind === 'sign' && part.text === ' ');
    return (
      <>
        {each.parts.map((part, index) => (
          <Fragment key={part.from}>
            {at === index && <Caret />}
            {showPart(part)}
          </Fragment>
        ))}
        {isEmpty && <span className={classes.empty} data-from={each.to} data-to={each.to} />}
        {at === each.parts.length && <Caret />}
      </>
    );
  }

  function showPart(part: Part): ReactNode {
    const selected = isSelected(part) || undefined;
    switch (part.kind) {
      case 'sign':
        return (
          <span
            className={classes.sign}
            data-look={part.look}
            data-from={part.from}
            data-to={part.to}
            data-selected={selected}
          >
            {part.text}
          </span>
        );
      case 'raised':
        return <sup>{show(part.inside)}</sup>;
      case 'lowered':
        return <sub>{show(part.inside)}</sub>;
      case 'fraction':
        return (
          <span className={classes.fraction}>
            <span>{show(part.top)}</span>
            <span>{show(part.bottom)}</span>
          </span>
        );
      case 'root':
        return (
          <>
            {part.degree && <sup className={classes.degree}>{part.degree}</sup>}
            <span className={classes.root}>√</span>
            <span className={classes.radicand}>{show(part.inside)}</span>
          </>
        );
      case 'group':
        return (
          <span className={classes.group}>
            <span className={classes.bracket}>{part.open}</span>
            {show(part.inside)}
            <span className={classes.bracket}>{part.close}</span>
          </span>
        );
      case 'sum': {
        const [below, above, behind] = part.slots;
        return (
          <>
            <span className={classes.sum}>
              <span>{above && show(above)}</span>
              <span className={classes.sigma}>∑</span>
              <span>{below && show(below)}</span>
            </span>
            {behind && show(behind)}
          </>
        );
      }
    }
  }

  return (
    <span ref={line} className={classes.line} aria-hidden>
      {show(slot)}
    </span>
  );
});

const Caret = () => <span className={classes.caret} />;
