const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** For the text and the attributes of HTML and XML. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

/** JSON inside a script element: nothing in it can end the element or open a comment, and JSON reads it all the same. */
export const scriptJson = (data: unknown): string =>
  JSON.stringify(data).replace(
    /[<>&]/g,
    (character) => `\\u00${character.charCodeAt(0).toString(16)}`,
  );
