const longest = 250;

/** An id as RFC 5322 has it, in ASCII: with a line break in it, a header of somebody else's making could follow. */
export const isMessageId = (text: string): boolean =>
  text.length <= longest && /^<[!-;=?-~]+>$/.test(text);
