export type InstructionBlock =
  | { kind: 'heading' | 'text'; text: string }
  | { kind: 'list'; items: string[] };

/** Parses directions: a line is a paragraph, `# ` begins a heading and `- ` a list item. */
export function instructionBlocks(text: string): InstructionBlock[] {
  const blocks: InstructionBlock[] = [];
  for (const line of text.split('\n').map((each) => each.trim())) {
    const last = blocks.at(-1);
    if (line.startsWith('- ')) {
      if (last?.kind === 'list') last.items.push(line.slice(2));
      else blocks.push({ kind: 'list', items: [line.slice(2)] });
    } else if (line.startsWith('# ')) blocks.push({ kind: 'heading', text: line.slice(2) });
    else if (line) blocks.push({ kind: 'text', text: line });
  }
  return blocks;
}
