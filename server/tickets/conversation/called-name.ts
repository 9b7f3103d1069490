/** The name somebody is called by: in Vietnam the last word of it. */
export const calledName = (firstName: string | null, fullName: string): string =>
  firstName ?? fullName.trim().split(/\s+/).at(-1) ?? fullName;
