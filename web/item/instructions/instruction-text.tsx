import type { Language } from '@bac/exam/item/language.ts';
import { instructionBlocks, type InstructionBlock } from './instruction-blocks.ts';
import classes from './instruction-text.module.css';

interface Props {
  text: string;
  language: Language;
}

/** The team's custom directions for a module. */
export const InstructionText = ({ text, language }: Props) => (
  <div lang={language} className={classes.text}>
    {instructionBlocks(text).map((block, index) => (
      // The blocks never change their order.
      <Block key={index} block={block} />
    ))}
  </div>
);

function Block({ block }: { block: InstructionBlock }) {
  if (block.kind === 'list') {
    return (
      <ul>
        {block.items.map((item, index) => (
          <li key={index}>{item}</li>
        ))}
      </ul>
    );
  }
  return block.kind === 'heading' ? <h3>{block.text}</h3> : <p>{block.text}</p>;
}
